import { announce, closing, inTurn, sideBySide } from './steps'
import * as tools from './tools'

/** The check of daily work: all that is quick, and the ways that people go; it ends where something fails. */
export async function checkProject(): Promise<void> {
  await inTurn(tools.addressTypes)
  // The longest come first.
  await sideBySide([tools.format(['.']), tools.typesAndLint, tools.unusedCode, tools.importRules])
  // It writes types of its own, which the check of types must not find half-written.
  await inTurn(tools.build)
  const unitTests = await inTurn(tools.unitTests('--selectProjects', 'rules', 'parts'))
  tools.useChromium()
  const journeys = await inTurn(tools.browserTests('--project=sqlite', `--grep=${tools.JOURNEY}`))
  announce('all is well; npm run test:all runs all other tests')
  process.stdout.write(closing([unitTests, journeys]))
}
