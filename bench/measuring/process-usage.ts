import { readFileSync } from 'node:fs'

/** Length of Linux's clock tick: there are 100 a second wherever Node.js runs. */
const TICK_MS = 10

/** CPU time of a process in ms, by Linux. */
export function processorMs(pid: number): number {
  // The process name before it, in brackets, may contain spaces.
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return ((user ?? NaN) + (system ?? NaN)) * TICK_MS
}

/** Resident memory of a process, by Linux. */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}
