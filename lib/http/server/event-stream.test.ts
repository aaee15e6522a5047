import { closeEventStreams, eventStream, type SendEvent } from './event-stream'

function openStream() {
  const abort = new AbortController()
  const sender: { send: SendEvent } = { send: () => undefined }
  const unsubscribe = jest.fn()
  const response = eventStream({ signal: abort.signal, address: '8.8.8.8' }, (send) => {
    sender.send = send
    return unsubscribe
  })
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no body')
  const read = async () => {
    const { done, value } = await reader.read()
    return done ? null : new TextDecoder().decode(value)
  }
  return { abort, sender, unsubscribe, read, response }
}

describe('eventStream', () => {
  afterEach(closeEventStreams)

  it('sends events as they come', async () => {
    const { sender, read, response } = openStream()
    expect(response.headers.get('cache-control')).toContain('no-transform')
    sender.send('order', { status: 'paid' })
    expect((await read()) ?? '').toContain('retry:')
    sender.send('order', { status: 'refunded' })
    const text = `${await read()}`
    expect(text).toContain('event: order\ndata: {"status":"refunded"}\n\n')
  })

  it('skips what a slow reader missed and ends on the last value', async () => {
    const { sender, read } = openStream()
    for (let count = 1; count <= 1000; count += 1) sender.send('count', count)
    let text = ''
    while (!text.includes('data: 1000\n')) text += await read()
    expect(text.match(/event: count/g)?.length).toBeLessThan(10)
  })

  it('refuses an address that has too many streams open, and no other', () => {
    const open = (address: string) =>
      eventStream({ signal: new AbortController().signal, address }, () => () => undefined)
    for (let count = 0; count < 30; count += 1) open('8.8.4.4')
    expect(() => open('8.8.4.4')).toThrow('rate_limited')
    expect(() => open('1.1.1.1')).not.toThrow()
    closeEventStreams()
    expect(() => open('8.8.4.4')).not.toThrow()
  })

  it('ends with the request, and with the server', async () => {
    const left = openStream()
    left.abort.abort()
    expect(left.unsubscribe).toHaveBeenCalledTimes(1)
    const open = openStream()
    closeEventStreams()
    expect(open.unsubscribe).toHaveBeenCalledTimes(1)
    await open.read()
    expect(await open.read()).toBeNull()
  })
})
