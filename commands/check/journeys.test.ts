import { spawnSync } from 'node:child_process'
import { JOURNEY } from './tools'

/** The most for which `npm test` has time. */
const MOST = 80

it('limits the number of journey tests to what `npm test` has time for', () => {
  const options = ['test', '--list', '--project=sqlite', `--grep=${JOURNEY}`]
  // With this variable set, Playwright would assume that it runs inside Jest.
  const env = { ...process.env, JEST_WORKER_ID: undefined }
  const { stdout } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...options], {
    encoding: 'utf8',
    env,
  })
  const count = Number(/Total: (\d+) tests/.exec(stdout)?.[1])
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(MOST)
})
