import { Compressor } from '@/lib/audio/dynamics/compressor'
import { usualDynamics, type Dynamics } from '@/lib/audio/dynamics/dynamics'
import { compressorParameters } from './compressor'

const BLOCK = 128

interface Processor {
  process: (
    inputs: Float32Array[][],
    outputs: Float32Array[][],
    parameters: Record<string, Float32Array>,
  ) => boolean
}

/** The processor as instantiated on the audio thread. */
async function makeProcessor(): Promise<(channels: Float32Array[], values: Dynamics) => Float32Array[]> {
  const made: (new () => Processor)[] = []
  Object.assign(globalThis, {
    AudioWorkletProcessor: class {},
    registerProcessor: (_: string, processor: new () => Processor) => made.push(processor),
  })
  jest.resetModules()
  await import('./compressor-processor')
  const [Made] = made
  if (!Made) throw new Error('nothing registered')
  const processor = new Made()
  return (channels, values) => {
    const output = [new Float32Array(BLOCK), new Float32Array(BLOCK)]
    const parameters = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, Float32Array.of(value)]),
    )
    expect(processor.process([channels], [output], parameters)).toBe(true)
    return output
  }
}

const neutral = Object.fromEntries(compressorParameters.map(({ name, defaultValue }) => [name, defaultValue]))
const tone = (block: number) =>
  Float32Array.from({ length: BLOCK }, (_, index) => 0.8 * Math.sin(0.13 * (block * BLOCK + index)))

it('passes sound unchanged and without delay by default', async () => {
  const run = await makeProcessor()
  for (let block = 0; block < 4; block += 1)
    expect(run([tone(block), tone(block)], { ...usualDynamics, ...neutral })).toEqual([
      tone(block),
      tone(block),
    ])
})

it('compresses as scenes are compressed, block by block, and follows changed values', async () => {
  const run = await makeProcessor()
  const compressor = new Compressor(usualDynamics)
  const other = { ...usualDynamics, ratio: 2, makeUp: 4 }
  for (let block = 0; block < 40; block += 1) {
    if (block === 20) compressor.tune(other)
    const expected = [tone(block), tone(block)]
    compressor.compress(expected)
    expect(run([tone(block), tone(block)], block < 20 ? usualDynamics : other)).toEqual(expected)
  }
})
