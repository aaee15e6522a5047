import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withBuildLock } from './build-lock'

/** Another process that takes and holds the lock. */
const HOLD = `
  import { withBuildLock } from './build/build-lock.ts'
  await withBuildLock({ file: process.argv.at(-1), onWait() {} }, () => {
    console.log('held')
    return new Promise(() => setInterval(() => undefined, 60_000))
  })
`

describe('the lock of the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const file = join(folder, 'new', 'lock')
  afterAll(() => rmSync(folder, { recursive: true }))

  it('runs concurrent builds one after the other, and reports the one that has to wait', async () => {
    const events: string[] = []
    let finish = () => undefined as void
    const first = withBuildLock({ file, onWait: () => events.push('first waits') }, async () => {
      events.push('first works')
      await new Promise<void>((resolve) => (finish = resolve))
      events.push('first is done')
    })
    const second = withBuildLock(
      {
        file,
        onWait: () => {
          events.push('second waits')
          finish()
        },
      },
      async () => events.push('second works'),
    )
    await Promise.all([first, second])
    expect(events).toEqual(['first works', 'second waits', 'first is done', 'second works'])
  })

  it('is released when work fails', async () => {
    const onWait = jest.fn()
    await expect(
      withBuildLock({ file, onWait }, () => Promise.reject(new Error('no space left'))),
    ).rejects.toThrow('no space left')
    await withBuildLock({ file, onWait }, async () => undefined)
    expect(onWait).not.toHaveBeenCalled()
  })

  it('is released when the process that holds it is killed', async () => {
    const options = ['--import', 'tsx', '--input-type=module', '--eval', HOLD, '--', file]
    const holder = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(holder.stdout, 'data')
    const kill = jest.fn(() => holder.kill('SIGKILL'))
    expect(await withBuildLock({ file, onWait: kill }, async () => 'built')).toBe('built')
    expect(kill).toHaveBeenCalledTimes(1)
  }, 60_000)
})
