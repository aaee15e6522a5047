import { textStream } from './text-stream'

async function* linesOf(count: number, text: string): AsyncGenerator<string> {
  for (let n = 0; n < count; n += 1) yield text
}

async function piecesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(Buffer.from(piece))
  return pieces
}

it('sends lines in chunks, complete and in order', async () => {
  const line = `${'ä'.repeat(99)}\n`
  const pieces = await piecesOf(textStream(linesOf(3_000, line)))
  expect(Buffer.concat(pieces).toString()).toBe(line.repeat(3_000))
  expect(pieces.length).toBeLessThan(20)
})

it('sends bytes in order between texts', async () => {
  async function* mixed() {
    yield 'a'
    yield 'b'
    yield Uint8Array.of(1, 255)
    yield 'c'
  }
  const pieces = await piecesOf(textStream(mixed()))
  expect(pieces.map((piece) => piece.toString('latin1'))).toEqual(['ab', '\x01\xff', 'c'])
})

it('reads no faster than it is consumed, and stops its source when cancelled', async () => {
  let asked = 0
  let isEnded = false
  async function* endless() {
    try {
      for (;;) {
        asked += 1
        yield 'x'.repeat(70_000)
      }
    } finally {
      isEnded = true
    }
  }
  const reader = textStream(endless()).getReader()
  await reader.read()
  await reader.cancel()
  expect(isEnded).toBe(true)
  expect(asked).toBeLessThan(5)
})
