//! The page: the Yew application.
