//! Running programs, and being sure that none outlives us.

use std::{
    ffi::OsStr,
    io::{BufRead, BufReader, Lines},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::Result;

/// How often a condition is looked at while waiting for it.
const POLL: Duration = Duration::from_millis(20);

/// Runs a program to its end, its output shown.
///
/// # Errors
/// When it cannot be started, or ends with a failure.
pub fn run(command: &mut Command) -> Result {
    let name = name_of(command);
    let status = command.status().map_err(|error| format!("cannot start {name}: {error}"))?;
    if !status.success() {
        return Err(format!("{name} failed ({status})").into());
    }
    Ok(())
}

/// What a program prints when it succeeds, without the blanks around it; `None` when it cannot be
/// started or fails.
pub fn output(program: impl AsRef<OsStr>, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program.as_ref())
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// Waits until `ready` gives something.
///
/// # Errors
/// When `limit` has passed without; the error names `what`.
pub fn wait_for<T>(what: &str, limit: Duration, mut ready: impl FnMut() -> Option<T>) -> Result<T> {
    let started = Instant::now();
    loop {
        if let Some(value) = ready() {
            return Ok(value);
        }
        if started.elapsed() > limit {
            return Err(format!("{what} took longer than {} s", limit.as_secs()).into());
        }
        thread::sleep(POLL);
    }
}

/// A running program together with all that it started. Dropping it ends them; on Unix so does the
/// end of this process, however it comes.
pub struct Group {
    leader: Child,
    name: String,
}

/// Runs `$@` as part of a process group and passes on its exit status. When our end of the pipe at
/// standard input closes, by intent or because we are gone, the whole group goes.
#[cfg(unix)]
const KEEPER: &str = r#"
exec 3<&0
{ trap '' TERM; cat <&3 >/dev/null; kill -TERM 0; sleep 1; kill -KILL 0; } >/dev/null 2>&1 &
"$@" </dev/null 3<&- &
wait $!
"#;

#[cfg(unix)]
fn kept(command: &Command) -> Command {
    use std::os::unix::process::CommandExt;

    let mut keeper = Command::new("sh");
    keeper.args(["-c", KEEPER, "sh"]).arg(command.get_program()).args(command.get_args());
    keeper.process_group(0);
    keeper
}

#[cfg(not(unix))]
fn kept(command: &Command) -> Command {
    let mut kept = Command::new(command.get_program());
    kept.args(command.get_args());
    kept
}

impl Group {
    /// Starts a program with the arguments and environment of `command`, nothing at its standard
    /// input, what it prints going to `output`, what it complains of to `errors`.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(command: &Command, output: Stdio, errors: Stdio) -> Result<Self> {
        let name = name_of(command);
        let mut kept = kept(command);
        for (key, value) in command.get_envs() {
            match value {
                Some(value) => kept.env(key, value),
                None => kept.env_remove(key),
            };
        }
        let leader = kept
            .stdin(Stdio::piped())
            .stdout(output)
            .stderr(errors)
            .spawn()
            .map_err(|error| format!("cannot start {name}: {error}"))?;
        Ok(Self { leader, name })
    }

    /// The program's standard output, line by line; once, and only when it goes to a pipe.
    pub fn lines(&mut self) -> Option<Lines<BufReader<ChildStdout>>> {
        self.leader.stdout.take().map(|output| BufReader::new(output).lines())
    }

    /// Whether the program has not ended yet.
    pub fn is_running(&mut self) -> bool {
        matches!(self.leader.try_wait(), Ok(None))
    }

    /// Waits for the program's end.
    ///
    /// # Errors
    /// When it ends with a failure, or not within `limit`.
    pub fn finish(mut self, limit: Duration) -> Result {
        let status = wait_for(&self.name.clone(), limit, || self.leader.try_wait().transpose())??;
        if !status.success() {
            return Err(format!("{} failed ({status})", self.name).into());
        }
        Ok(())
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        drop(self.leader.stdin.take());
        // Without a keeper there is nobody else to end it.
        #[cfg(not(unix))]
        let _ = self.leader.kill();
        let _ = self.leader.wait();
    }
}

fn name_of(command: &Command) -> String {
    let program = Path::new(command.get_program());
    program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned()
}
