import { chromiumSettings } from '@/dev/find-chromium'
import { missingBrowsers } from '@/dev/stock-browsers'
import { announce, inTurn, minutes, sideBySide } from './steps'
import * as tools from './tools'

/** The whole check of the project; it ends where something fails. */
export async function checkAll(): Promise<void> {
  await inTurn(tools.addressTypes)
  // The longest come first.
  await sideBySide([tools.format(['.']), tools.typesAndLint, tools.unusedCode, tools.importRules])
  // It writes types of its own, which the check of types must not find half-written.
  await inTurn(tools.build)
  const unitTests = await inTurn(tools.unitTests())
  announce('browsers')
  process.stdout.write(
    missingBrowsers()
      .map((sentence) => `${sentence}\n`)
      .join(''),
  )
  Object.assign(process.env, chromiumSettings())
  const browserTests = await inTurn(tools.browserTests())
  announce('all is well')
  const counts = [...countsOf(unitTests), ...countsOf(browserTests)]
  process.stdout.write([...minutes(), ...counts, ...missingBrowsers(), ''].join('\n'))
}

/** The lines in which a test runner says at its end how many tests there were. */
function countsOf(output: string): string[] {
  return output.match(/^(Test Suites|Tests): .*$|^ +\d+ (passed|flaky|skipped)\b.*$/gm) ?? []
}
