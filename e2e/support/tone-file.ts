const SAMPLE_RATE = 48_000
const HEAD = 44

/** One second of a tone as a WAV file, at a quarter of full scale. */
export function toneFile(frequency: number): Buffer {
  return soundFile(1, (time) => 0.25 * Math.sin(2 * Math.PI * frequency * time))
}

/** A sound as a 16-bit WAV file. @param sampleAt from -1 to 1, by the time in seconds */
export function soundFile(seconds: number, sampleAt: (time: number) => number): Buffer {
  const length = seconds * SAMPLE_RATE
  const file = Buffer.alloc(HEAD + 2 * length)
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
  file.writeUInt32LE(2 * length, 40)
  for (let index = 0; index < length; index += 1)
    file.writeInt16LE(Math.round(32_767 * sampleAt(index / SAMPLE_RATE)), HEAD + 2 * index)
  return file
}
