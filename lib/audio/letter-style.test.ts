import { readFileSync } from 'node:fs'
import { letterStyle } from './letter-style'

it('gives letters the widths and weights that styles.css computes', () => {
  const [low, even, high] = [-1, 0, 1].map(letterStyle)
  if (!low || !even || !high) throw new Error('no styles')
  const styles = readFileSync('components/audio/styles.css', 'utf8')
  const { stretch, weight } = even
  const [narrower, wider] = [stretch - low.stretch, high.stretch - stretch]
  const [lighter, heavier] = [weight - low.weight, high.weight - weight]
  expect(styles).toContain(`calc(${stretch}% + var(--lowered) * ${narrower}% + var(--lifted) * ${wider}%)`)
  expect(styles).toContain(`calc(${weight} + var(--lowered) * ${lighter} + var(--lifted) * ${heavier})`)
})
