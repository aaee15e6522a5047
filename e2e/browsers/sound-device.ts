import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { end } from '../support/processes'

/** Starts a sound service with one silent device; without a device, Firefox blocks all sound. */
export async function startSound(folder: string): Promise<{ server: string; stop: () => Promise<void> }> {
  const socket = join(folder, 'sound')
  const service = spawn(
    '/usr/bin/pulseaudio',
    [
      '-n',
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--use-pid-file=no',
      '--load=module-null-sink sink_name=null',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  )
  while (!existsSync(socket) && service.exitCode === null) await pause(50)
  return { server: `unix:${socket}`, stop: () => end(service) }
}
