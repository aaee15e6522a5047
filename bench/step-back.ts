import { existsSync, writeFileSync } from 'node:fs'

/** Linux shares the processors among sessions before it shares them among their processes (sched(7), "The autogroup feature"). */
const AUTOGROUP = '/proc/self/autogroup'
const LAST = '19'
const AS_ALL = '0'

/**
 * Runs something with this session, the shop in it, as the last to get a processor; a browser has a session of its own. On a
 * phone it would not share its processors with them.
 */
export async function steppingBack<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!existsSync(AUTOGROUP)) return run()
  writeFileSync(AUTOGROUP, LAST)
  try {
    return await run()
  } finally {
    writeFileSync(AUTOGROUP, AS_ALL)
  }
}
