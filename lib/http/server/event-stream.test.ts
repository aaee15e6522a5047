import { closeEventStreams, eventStream, type SendEvent } from './event-stream'

const left: AbortController[] = []

function openStream({ address = '8.8.8.8', method = 'GET' } = {}) {
  const abort = new AbortController()
  left.push(abort)
  const sender: { send: SendEvent } = { send: () => undefined }
  const unsubscribe = jest.fn()
  const request = new Request('http://localhost:3000/api/live', { method, signal: abort.signal })
  const response = eventStream(request, address, (send) => {
    sender.send = send
    return unsubscribe
  })
  const reader = response.body?.getReader()
  const read = async () => {
    if (!reader) throw new Error('no body')
    const { done, value } = await reader.read()
    return done ? null : new TextDecoder().decode(value)
  }
  return { abort, sender, unsubscribe, read, reader, response }
}

describe('eventStream', () => {
  afterEach(() => left.splice(0).forEach((abort) => abort.abort()))

  it('sends events as they occur', async () => {
    const { sender, read, response } = openStream()
    expect(response.headers.get('cache-control')).toContain('no-transform')
    sender.send('order', { changes: 1 })
    expect((await read()) ?? '').toContain('retry:')
    sender.send('order', { changes: 2 })
    const text = `${await read()}`
    expect(text).toContain('event: order\ndata: {"changes":2}\n\n')
  })

  it('skips what a slow reader missed and ends on the last value', async () => {
    const { sender, read } = openStream()
    for (let count = 1; count <= 1000; count += 1) sender.send('avatar', { value: String(count) })
    let text = ''
    while (!text.includes('{"value":"1000"}\n')) text += await read()
    expect(text.match(/event: avatar/g)?.length).toBeLessThan(10)
  })

  it('rejects a network that has too many open streams, and no other', () => {
    const open = (address: string) => openStream({ address })
    for (let count = 0; count < 29; count += 1) open(`2a01:4f8:1:2::${count}`)
    const last = open('2a01:4f8:1:2:ffff::1')
    expect(() => open('2a01:4f8:1:2::1')).toThrow('rate_limited')
    expect(() => open('2a01:4f8:1:3::1')).not.toThrow()
    last.abort.abort()
    expect(() => open('2a01:4f8:1:2::1')).not.toThrow()
    expect(() => open('2a01:4f8:1:2::1')).toThrow('rate_limited')
  })

  it('ends with the request, and with its reader', async () => {
    const gone = openStream()
    gone.abort.abort()
    expect(gone.unsubscribe).toHaveBeenCalledTimes(1)
    const cancelled = openStream()
    await cancelled.reader?.cancel()
    cancelled.abort.abort()
    expect(cancelled.unsubscribe).toHaveBeenCalledTimes(1)
  })

  it('does not open for a HEAD request, or if the request has already ended', () => {
    const { response, unsubscribe } = openStream({ method: 'HEAD' })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.body).toBeNull()
    const ended = new Request('http://localhost:3000', { signal: AbortSignal.abort() })
    expect(eventStream(ended, null, () => unsubscribe).body).toBeNull()
  })

  it('ends with the server, and cannot be reopened', async () => {
    const open = openStream()
    closeEventStreams()
    expect(open.unsubscribe).toHaveBeenCalledTimes(1)
    await open.read()
    expect(await open.read()).toBeNull()
    expect(openStream().response.body).toBeNull()
  })
})
