// Loaded into a process before its own code: writes the most memory that it has had, in KiB, to descriptor 3 at its end.
import { writeSync } from 'node:fs'

process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)))
