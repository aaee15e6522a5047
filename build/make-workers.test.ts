import { once } from 'node:events'
import { startScript } from '@/lib/store/contract/child'

it('invoices and mails are drawn beside the thread that answers requests, and are the same', async () => {
  const child = startScript('build/testing/draw-off-thread.ts', [], {})
  const [[line]] = await Promise.all([once(child.lines, 'line'), child.finish()])
  const { isSame, own, beside } = Object(JSON.parse(String(line)))
  expect(isSame).toBe(true)
  expect(own).toBeGreaterThan(0.8)
  expect(beside).toBeLessThan(0.4)
})
