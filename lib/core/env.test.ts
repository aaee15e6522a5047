import { EnvError, isLoopback, parseEnv } from './env'

const wrong = (source: Record<string, string>) => {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.variables
    throw error
  }
}

const publicShop = {
  PUBLIC_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Shop <post@shop.example>',
}

describe('parseEnv', () => {
  it('requires no variable, and has defaults', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      PUBLIC_ORIGIN: 'http://localhost:3000',
      STORE_ENGINE: 'sqlite',
    })
    expect(parseEnv({ PORT: '', DATA_DIR: '' })).toMatchObject({ PORT: 3000, DATA_DIR: '.data' })
    expect(parseEnv({ PORT: '4000' }).PUBLIC_ORIGIN).toBe('http://localhost:4000')
  })

  it('names every invalid variable at once', () => {
    expect(
      wrong({
        PORT: 'eighty',
        PUBLIC_ORIGIN: 'https://shop.example/path',
        STORE_ENGINE: 'mysql',
        TRUSTED_PROXIES: '-1',
        STORE_FULL_IP: 'maybe',
        SERVER_SECRET: 'short',
        ADMIN_PIN: 'x'.repeat(17),
      }),
    ).toEqual([
      'ADMIN_PIN',
      'PORT',
      'PUBLIC_ORIGIN',
      'SERVER_SECRET',
      'STORE_ENGINE',
      'STORE_FULL_IP',
      'TRUSTED_PROXIES',
    ])
  })

  it('requires the project if the store is Firebase without an emulator', () => {
    expect(wrong({ STORE_ENGINE: 'firebase' })).toEqual(['FIREBASE_DATABASE_URL', 'FIREBASE_PROJECT_ID'])
    expect(wrong({ STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000' })).toEqual([])
    const project = {
      FIREBASE_DATABASE_URL: 'https://x.firebaseio.com',
      FIREBASE_PROJECT_ID: 'x',
    }
    expect(wrong({ STORE_ENGINE: 'firebase', ...project, FIREBASE_CLIENT_EMAIL: 'a@b.example' })).toEqual([
      'FIREBASE_PRIVATE_KEY',
    ])
  })

  it('requires a PIN that is not easily guessed', () => {
    expect(wrong({ ADMIN_PIN: '12345' })).toEqual(['ADMIN_PIN'])
    expect(wrong({ ADMIN_PIN: '123456' })).toEqual([])
  })

  it('requires a mail server for a public address, and a sender for a mail server', () => {
    expect(wrong({ PUBLIC_ORIGIN: publicShop.PUBLIC_ORIGIN })).toEqual(['SMTP_URL'])
    expect(wrong({ ...publicShop, MAIL_FROM: '' })).toEqual(['MAIL_FROM'])
    expect(wrong({ ...publicShop, MAIL_FROM: 'Shop\r\nBcc: x <post@shop.example>' })).toEqual(['MAIL_FROM'])
    expect(wrong(publicShop)).toEqual([])
  })

  it('requires consent to the referral cookie on a public shop', () => {
    expect(parseEnv({}).AFFILIATE_CONSENT).toBe('assume')
    expect(parseEnv(publicShop).AFFILIATE_CONSENT).toBe('ask')
    expect(parseEnv({ ...publicShop, AFFILIATE_CONSENT: 'assume' }).AFFILIATE_CONSENT).toBe('assume')
  })

  it('accepts the kinds of mail to the owner', () => {
    expect(parseEnv({}).OWNER_MAIL_KINDS).toContain('withdrawal')
    expect(parseEnv({ OWNER_MAIL_KINDS: 'order, task' }).OWNER_MAIL_KINDS).toEqual(['order', 'task'])
    expect(wrong({ OWNER_MAIL_KINDS: 'everything' })).toEqual(['OWNER_MAIL_KINDS'])
  })

  it('listens only on this machine by default', () => {
    expect(parseEnv(publicShop).LISTEN_HOST).toBe('127.0.0.1')
    expect(parseEnv({ LISTEN_HOST: '::' }).LISTEN_HOST).toBe('::')
    expect(wrong({ LISTEN_HOST: 'everywhere' })).toEqual(['LISTEN_HOST'])
  })
})

describe('isLoopback', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80'])('is true for %s', (origin) =>
    expect(isLoopback(origin)).toBe(true),
  )
  it.each(['https://spielklang.example', 'http://192.168.0.2', 'http://localhost.example'])(
    'is false for %s',
    (origin) => expect(isLoopback(origin)).toBe(false),
  )
})
