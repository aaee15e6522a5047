const SAMPLE_RATE = 48_000
const HEAD = 44

/** One second of a tone as a 16-bit WAV file, at a quarter of full scale. */
export function toneFile(frequency: number): Buffer {
  const file = Buffer.alloc(HEAD + 2 * SAMPLE_RATE)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(2 * SAMPLE_RATE, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(2 * SAMPLE_RATE, 40)
  for (let index = 0; index < SAMPLE_RATE; index += 1) {
    const sample = Math.sin((2 * Math.PI * frequency * index) / SAMPLE_RATE)
    file.writeInt16LE(Math.round(8192 * sample), HEAD + 2 * index)
  }
  return file
}
