import { announce, closing, inTurn, sideBySide } from './steps'
import * as tools from './tools'

/** For daily work: everything quick, and browser tests of user journeys. Stops at the first failure. */
export async function checkProject(): Promise<void> {
  await inTurn(tools.addressTypes)
  // The slowest steps start first.
  await sideBySide([tools.format(['.']), tools.typesAndLint, tools.unusedCode, tools.importRules])
  // Not at the same time as the type check, which must not read the types that the build writes half-written.
  await inTurn(tools.build)
  const unitTests = await inTurn(tools.unitTests('--selectProjects', 'rules', 'parts'))
  tools.useChromium()
  const journeys = await inTurn(tools.browserTests('--project=sqlite', `--grep=${tools.JOURNEY}`))
  announce('all is well; npm run test:all runs all other tests')
  process.stdout.write(closing([unitTests, journeys]))
}
