import { LIMITER_DELAY } from '@/lib/audio/limiter'
import { amplitudeOf } from '@/lib/audio/preamp'
import { OWN_SOUND_CEILING } from './limiter'

const BLOCK = 128
const REST_BLOCKS = 48_000 / BLOCK

interface Processor {
  process: (inputs: Float32Array[][], outputs: Float32Array[][]) => boolean
}

/** The processor as instantiated on the audio thread, with its messages to the page. */
async function makeProcessor() {
  const told: unknown[] = []
  const made: (new () => Processor)[] = []
  Object.assign(globalThis, {
    currentTime: 0,
    AudioWorkletProcessor: class {
      readonly port = { postMessage: (message: unknown) => told.push(message) }
    },
    registerProcessor: (_: string, processor: new () => Processor) => made.push(processor),
  })
  jest.resetModules()
  await import('./limiter-processor')
  const [Made] = made
  if (!Made) throw new Error('nothing registered')
  const processor = new Made()
  let blocks = 0
  const run = (channels: Float32Array[]) => {
    Object.assign(globalThis, { currentTime: (blocks * BLOCK) / 48_000 })
    blocks += 1
    const output = [new Float32Array(BLOCK), new Float32Array(BLOCK)]
    expect(processor.process([channels], [output])).toBe(true)
    return output
  }
  return { told, run }
}

const tone = (block: number, amplitude: number) =>
  Float32Array.from({ length: BLOCK }, (_, index) => amplitude * Math.sin(0.13 * (block * BLOCK + index)))

it('passes soft sound unchanged, 2.1 ms later, and reports nothing', async () => {
  const { told, run } = await makeProcessor()
  const heard: number[] = []
  const played: number[] = []
  for (let block = 0; block < 20; block += 1) {
    const one = tone(block, 0.8)
    played.push(...one)
    heard.push(...(run([one, one])[0] ?? []))
  }
  expect(heard.slice(LIMITER_DELAY)).toEqual(played.slice(0, -LIMITER_DELAY))
  expect(told).toEqual([])
})

it('turns down loud sound on both channels alike, and reports when it starts and stops', async () => {
  const { told, run } = await makeProcessor()
  const [left, right] = [[] as number[], [] as number[]]
  for (let block = 0; block < 40; block += 1) {
    const [one, other] = run([tone(block, 3), tone(block, 0.3)])
    left.push(...(one ?? []))
    right.push(...(other ?? []))
  }
  expect(Math.max(...left.map(Math.abs))).toBeLessThanOrEqual(amplitudeOf(OWN_SOUND_CEILING) + 1e-6)
  const index = left.length - 50
  expect((right[index] ?? 0) / (left[index] ?? 1)).toBeCloseTo(0.1, 4)
  expect(told).toEqual([true])
  for (let block = 0; block < REST_BLOCKS; block += 1) run([])
  expect(told).toEqual([true, false])
})
