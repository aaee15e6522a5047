import { createServer, type RequestListener, type Server } from 'node:http'
import { setClock, now } from '@/lib/core/clock'
import { env, parseEnv } from '@/lib/core/env'
import { setOpen } from '@/lib/legal/current-owner'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { listenLocally } from '@/dev/listen-locally'
import { getAffiliate } from '../data'
import { addPartners, addSale } from '../testing/add-sales'
import { setDiscord, tryDiscord } from './change-notices'
import { noticesRemoved } from './data'
import { plainMessage, postSale } from './discord'
import { discordRequestSchema } from './schema'

beforeAll(() => setOpen(true))

const AT = Date.parse('2026-10-01T12:00:00+02:00')
const TOKEN = 'aB3_-'.repeat(13) + 'xyz'
const PLACE = `/api/webhooks/123456789012345678/${TOKEN}`
const ADDRESS = `https://discord.com${PLACE}`

const THREAD = `thread_id=${'2'.repeat(18)}`

const isTaken = (address: string) => discordRequestSchema.safeParse({ address }).success

describe('a webhook address', () => {
  it.each([
    ADDRESS,
    ` ${ADDRESS}\n`,
    `https://discordapp.com${PLACE}`,
    `https://canary.discord.com${PLACE}`,
    `https://ptb.discord.com${PLACE}`,
    `https://www.discord.com${PLACE}`,
    `https://discord.com${PLACE.replace('/api/', '/api/v10/')}`,
    `${ADDRESS}/`,
    `${ADDRESS}?wait=true`,
    `${ADDRESS}?${THREAD}`,
    `${ADDRESS}?${THREAD}&wait=true`,
    `${ADDRESS}?wait=true&${THREAD}`,
  ])('is accepted: %s', (address) => expect(isTaken(address)).toBe(true))

  it.each([
    '',
    `http://discord.com${PLACE}`,
    `https://discord.com:443${PLACE}`,
    `https://discord.com:8443${PLACE}`,
    `https://discord.com.${PLACE}`,
    `https://discord.com.evil.example${PLACE}`,
    `https://evil.example/discord.com${PLACE}`,
    `https://discord.com@evil.example${PLACE}`,
    `https://user:word@discord.com${PLACE}`,
    `https://discord.com\\@evil.example${PLACE}`,
    `https://evil.example#discord.com${PLACE}`,
    `https://other.discord.com${PLACE}`,
    `https://DISCORD.com${PLACE}`,
    `https://ⅾiscord.com${PLACE}`,
    `https://discord。com${PLACE}`,
    `https://xn--dscord-gva.com${PLACE}`,
    `https://127.0.0.1${PLACE}`,
    `https://[::1]${PLACE}`,
    `https://2130706433${PLACE}`,
    `https://0x7f.1${PLACE}`,
    `https://169.254.169.254${PLACE}`,
    `https://localhost${PLACE}`,
    `file:///etc/passwd`,
    `${ADDRESS}?thread_name=x`,
    `${ADDRESS}?thread_id=1&thread_id=${'2'.repeat(18)}`,
    `${ADDRESS}?thread_id=../../users`,
    `${ADDRESS}?${THREAD}&with_components=true`,
    `${ADDRESS}#x`,
    `${ADDRESS}/github`,
    `${ADDRESS}/../../users/@me`,
    `${ADDRESS}%2f..`,
    `https://discord.com/api/webhooks/../webhooks/123456789012345678/${TOKEN}`,
    `https://discord.com/api/webhooks/123456789012345678/${TOKEN.slice(0, 20)}`,
    `https://discord.com/api/webhooks/nobody/${TOKEN}`,
    `https://discord.com/api/v10/channels/1/messages`,
    `${ADDRESS}\nHost: evil.example`,
    `javascript:alert(1)//${ADDRESS}`,
  ])('is rejected: %s', (address) => expect(isTaken(address)).toBe(false))

  it('can only be pointed at this machine, and only by the environment', () => {
    expect(parseEnv({}).DISCORD_ORIGIN).toBe('https://discord.com')
    expect(parseEnv({ DISCORD_ORIGIN: 'http://127.0.0.1:9' }).DISCORD_ORIGIN).toBe('http://127.0.0.1:9')
    expect(() => parseEnv({ DISCORD_ORIGIN: 'https://evil.example' })).toThrow('DISCORD_ORIGIN')
  })
})

describe('a webhook', () => {
  const store = temporaryStore()
  let server: Server
  let asked: { path: string; body: unknown }[] = []
  let answer: RequestListener = (_, response) => response.writeHead(204).end()

  beforeAll(async () => {
    server = createServer((call, response) => {
      let text = ''
      call.on('data', (piece) => (text += piece))
      call.on('end', () => {
        const body: unknown = JSON.parse(text)
        asked.push({ path: `${call.method} ${call.url}`, body })
        answer(call, response)
      })
    })
    const port = await listenLocally(server, { port: 47_100, fixedPort: false })
    env().DISCORD_ORIGIN = `http://127.0.0.1:${port}`
  })
  afterAll(() => new Promise((done) => void server.close(done)))
  beforeEach(async () => {
    asked = []
    answer = (_, response) => response.writeHead(204).end()
    await addPartners(store(), ['nova'])
    await setDiscord(store(), await nova(), ADDRESS)
  })
  afterEach(() => {
    setClock()
  })

  const nova = async () => {
    const partner = await getAffiliate(store(), 'nova')
    if (!partner) throw new Error('no partner')
    return partner
  }
  const notices = async () => Object(await store().get('partnerNotices/nova'))
  const tasks = () => store().list('tasks', { limit: 9 })
  const runTask = async () => {
    const [task] = await tasks()
    return attemptTask(store(), task?.key ?? '', { discord: postSale })
  }

  it('is stored encrypted, and shown only by the last digits of its id', async () => {
    expect(await notices()).toMatchObject({ discordHint: '…5678' })
    expect(JSON.stringify(await notices())).not.toContain(TOKEN)
    expect(JSON.stringify(await notices())).not.toContain('1234567890')
  })

  it('gets code and presets of a sale once, without buyer data or mentions', async () => {
    await addSale(store(), 'nova', { at: AT, price: 1000, by: 'code' })
    expect(await runTask()).toBe('done')
    expect(asked).toEqual([
      {
        path: `POST ${PLACE}`,
        body: {
          content: 'Danke, ein Kauf mit Code NOVA: Stille Sohle',
          allowed_mentions: { parse: [] },
          flags: 4,
        },
      },
    ])
    expect(await tasks()).toEqual([])
  })

  it('gets a message about a link if no code was typed', async () => {
    await addSale(store(), 'nova', { at: AT, price: 1000, by: 'link' })
    await runTask()
    expect(asked).toMatchObject([{ body: { content: 'Danke, ein Kauf über NOVA: Stille Sohle' } }])
  })

  it('gets messages with all markup, links and mentions escaped', () => {
    expect(plainMessage('@everyone <@1> [x](y) `a` **b** _c_ ~~d~~ ||e||')).toBe(
      String.raw`\@everyone \<\@1\> \[x\]\(y\) \`a\` \*\*b\*\* \_c\_ \~\~d\~\~ \|\|e\|\|`,
    )
  })

  it('is called again after the delay that Discord asks for', async () => {
    answer = (_, response) =>
      response.writeHead(429, { 'content-type': 'application/json' }).end('{"retry_after": 90.5}')
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    expect(await runTask()).toBe('done')
    expect((await tasks()).map(({ value }) => value)).toMatchObject([{ kind: 'discord', dueAt: AT + 90_500 }])
    expect(await runTask()).toBe('left')
    expect(asked).toHaveLength(1)
    setClock(() => AT + 90_500)
    answer = (_, response) => response.writeHead(204).end()
    expect(await runTask()).toBe('done')
    expect(asked).toHaveLength(2)
    expect(await tasks()).toEqual([])
  })

  /** How Discord refuses a webhook that it does not know, and one with another token. */
  const refuses = (status: number, code: number) => {
    answer = (_, response) => response.writeHead(status).end(JSON.stringify({ message: 'No', code }))
  }

  it.each([
    [401, 50_027],
    [404, 10_015],
  ])(
    'is switched off if Discord answers %i with its code %i, with a notice to the partner',
    async (status, code) => {
      refuses(status, code)
      await addSale(store(), 'nova', { at: AT, price: 1000 })
      expect(await runTask()).toBe('done')
      expect(await notices()).toEqual({ discordFailure: 'gone' })
      await addSale(store(), 'nova', { at: AT + 1, price: 1000 })
      expect(await tasks()).toEqual([])
    },
  )

  it.each([
    ['forum', 400, 220_001],
    ['thread', 404, 10_003],
    ['thread', 400, 50_083],
    ['thread', 403, 160_005],
    ['refused', 403, 50_013],
    ['refused', 400, 50_035],
    ['refused', 400, 99_999],
  ])(
    'is left to its partner, and not tried again, if only they can help (%s: %i with code %i)',
    async (failure, status, code) => {
      refuses(status, code)
      await addSale(store(), 'nova', { at: AT, price: 1000 })
      expect(await runTask()).toBe('done')
      expect(await tasks()).toEqual([])
      expect(await notices()).toMatchObject({ discordFailure: failure, discordHint: '…5678' })
      await expect(tryDiscord(store(), await nova())).rejects.toMatchObject({ code: `discord_${failure}` })
      answer = (_, response) => response.writeHead(204).end()
      await tryDiscord(store(), await nova())
      expect(await notices()).not.toHaveProperty('discordFailure')
    },
  )

  it('gets its messages in the thread that its address names', async () => {
    await setDiscord(
      store(),
      await nova(),
      `https://discord.com${PLACE.replace('/api/', '/api/v9/')}?wait=true&${THREAD}`,
    )
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    expect(await runTask()).toBe('done')
    expect(asked.map(({ path }) => path)).toEqual([`POST ${PLACE}?${THREAD}`])
  })

  it.each([401, 403, 404])('is kept and retried if %i comes without Discord’s code', async (status) => {
    answer = (_, response) => response.writeHead(status).end('Blocked')
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    expect(await runTask()).toBe('failed')
    expect(await notices()).toMatchObject({ discordHint: '…5678' })
    expect(await notices()).not.toHaveProperty('discordFailure')
    expect(await tasks()).toHaveLength(1)
  })

  it('is kept if it was entered while Discord rejected the previous one', async () => {
    const other = ADDRESS.replace('5678/', '9999/')
    const partner = await nova()
    answer = (_, response) =>
      void setDiscord(store(), partner, other).then(() => response.writeHead(404).end('{"code":10015}'))
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    await runTask()
    expect(await notices()).toMatchObject({ discordHint: '…9999' })
    expect(await notices()).not.toHaveProperty('discordFailure')
    await setDiscord(store(), await nova(), ADDRESS)
    await expect(tryDiscord(store(), await nova())).rejects.toMatchObject({ code: 'discord_gone' })
    expect(await notices()).toMatchObject({ discordHint: '…9999' })
  })

  it.each([204, 404, 429, 502])(
    'leaves no data of a partner who leaves before Discord answers %i',
    async (status) => {
      answer = (_, response) =>
        void store()
          .update(noticesRemoved('nova'))
          .then(() => response.writeHead(status).end(status === 204 ? '' : '{"code":10015}'))
      await addSale(store(), 'nova', { at: AT, price: 1000 })
      await runTask()
      expect(asked).toHaveLength(1)
      expect(await store().get('partnerNotices')).toBeNull()
    },
  )

  it('is retried for six hours while Discord is unavailable', async () => {
    answer = (_, response) => response.writeHead(502).end()
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    expect(await runTask()).toBe('failed')
    expect(await tasks()).toHaveLength(1)
    setClock(() => AT + 6 * 3_600_000 + 1)
    expect(await runTask()).toBe('done')
    expect(asked).toHaveLength(1)
    expect(await notices()).toMatchObject({ discordFailure: 'away', discordHint: '…5678' })
  })

  it('follows no redirect', async () => {
    answer = ({ headers }, response) =>
      response.writeHead(307, { location: `http://${headers.host}/elsewhere` }).end()
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    expect(await runTask()).toBe('failed')
    expect(asked.map(({ path }) => path)).toEqual([`POST ${PLACE}`])
  })

  it('gets no message about a sale that was reversed meanwhile', async () => {
    const { id } = await addSale(store(), 'nova', { at: AT, price: 1000 })
    await store().update({ [`affiliateSales/${id}/status`]: 'reversed' })
    expect(await runTask()).toBe('done')
    expect(asked).toEqual([])
  })

  it('gets no more than 60 messages in an hour', async () => {
    const hour = Math.floor(AT / 3_600_000)
    await store().update({ 'partnerNotices/nova/posted': { [hour]: 60 } })
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    await runTask()
    expect(asked).toEqual([])
    await addSale(store(), 'nova', { at: AT + 3_600_000, price: 1000 })
    await runTask()
    expect(asked).toHaveLength(1)
    expect(await notices()).toMatchObject({ posted: { [hour + 1]: 1 } })
    expect(now()).toBe(AT + 3_600_000)
  })

  it('gets at most 60 messages an hour from concurrent tasks, and only delivered ones count', async () => {
    const hour = Math.floor(AT / 3_600_000)
    await store().update({ 'partnerNotices/nova/posted': { [hour]: 55 } })
    for (let sale = 0; sale < 4; sale += 1) await addSale(store(), 'nova', { at: AT + sale, price: 1000 })
    const runAll = async () => {
      const found = await store().list('tasks', { limit: 99 })
      await Promise.all(found.map(({ key }) => attemptTask(store(), key, { discord: postSale })))
    }
    await runAll()
    expect(asked).toHaveLength(4)
    expect(await notices()).toMatchObject({ posted: { [hour]: 59 } })
    answer = (_, response) => response.writeHead(502).end()
    await addSale(store(), 'nova', { at: AT + 4, price: 1000 })
    await runAll()
    expect(await notices()).toMatchObject({ posted: { [hour]: 59 } })
    answer = (_, response) => response.writeHead(204).end()
    for (let sale = 5; sale < 15; sale += 1) await addSale(store(), 'nova', { at: AT + sale, price: 1000 })
    asked = []
    await runAll()
    expect(asked.length).toBeLessThanOrEqual(1)
  })

  it('can be tested by the partner, with an error if the test fails', async () => {
    await tryDiscord(store(), await nova())
    expect(asked).toMatchObject([{ body: { content: expect.stringContaining('Probe') } }])
    answer = (_, response) => response.writeHead(500).end()
    await expect(tryDiscord(store(), await nova())).rejects.toMatchObject({ code: 'discord_away' })
    answer = (_, response) => response.writeHead(429, { 'retry-after': '7' }).end()
    await expect(tryDiscord(store(), await nova())).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 7,
    })
    refuses(404, 10_015)
    await expect(tryDiscord(store(), await nova())).rejects.toMatchObject({ code: 'discord_gone' })
    await expect(tryDiscord(store(), await nova())).rejects.toMatchObject({ code: 'not_found' })
  })

  it('cannot be set by a partner who has left', async () => {
    const left = { ...(await nova()), endedAt: AT }
    await expect(setDiscord(store(), left, ADDRESS)).rejects.toMatchObject({ code: 'forbidden' })
  })
})
