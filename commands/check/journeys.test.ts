import { spawnSync } from 'node:child_process'
import { JOURNEY } from './tools'

/** As many as `npm test` has minutes for. */
const MOST = 80

it('keeps the tests of journeys few', () => {
  const options = ['test', '--list', '--project=sqlite', `--grep=${JOURNEY}`]
  // By that variable Playwright would take itself for a part of Jest.
  const env = { ...process.env, JEST_WORKER_ID: undefined }
  const { stdout } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...options], {
    encoding: 'utf8',
    env,
  })
  const count = Number(/Total: (\d+) tests/.exec(stdout)?.[1])
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(MOST)
})
