import { existsSync, writeFileSync } from 'node:fs'

/** Linux shares the processors among such groups before it shares them within one (sched(7), "The autogroup feature"). */
const AUTOGROUP = '/proc/self/autogroup'
const LAST = '19'
const AS_ALL = '0'

/**
 * Runs something while this program and its children (the shop and Lighthouse, but not Chromium, which is
 * started in its own group) get the processor last. On a phone they would not compete with the browser.
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
