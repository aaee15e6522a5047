import { missingBrowsers, stockBrowserNames, isInstalled } from '@/dev/stock-browsers'
import { announce, closing, inTurn } from './steps'
import * as tools from './tools'

/** All tests that `checkProject` omits: killed processes, years of data, load, simulations, all browsers, Firebase. */
export async function checkRest(): Promise<void> {
  await inTurn(tools.build)
  const missing = missingBrowsers()
  process.stdout.write(missing.map((sentence) => `${sentence}\n`).join(''))
  const longTests = await inTurn(tools.unitTests('--selectProjects', 'long'))
  tools.useChromium()
  const others = ['firebase', ...stockBrowserNames.filter(isInstalled)].map((name) => `--project=${name}`)
  const browserTests = await inTurn(tools.browserTests('--project=sqlite', `--grep-invert=${tools.JOURNEY}`))
  const otherBrowserTests = await inTurn({
    ...tools.browserTests(...others),
    name: 'browser tests with Firebase, Firefox and WebKit',
  })
  announce('all is well')
  process.stdout.write(closing([longTests, browserTests, otherBrowserTests], missing))
}
