import { parseEnv, problemsOf } from './env-schema'

const FROM = { MAIL_FROM: 'post@klangwerk-nord.de' }
const file = {
  project_id: 'klangwerk',
  client_email: 'shop@klangwerk.iam.gserviceaccount.com',
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n',
}
const FIREBASE_SERVICE_ACCOUNT = JSON.stringify(file)

describe('a mail server set by its parts', () => {
  it.each([
    [{ SMTP_HOST: 'mail.example' }, 'smtps://mail.example:465'],
    [{ SMTP_HOST: 'mail.example', SMTP_PORT: '587' }, 'smtp://mail.example:587'],
    [
      { SMTP_HOST: 'mail.example', SMTP_USER: 'ida@nord.de', SMTP_PASSWORD: 'p@ss:/#%' },
      'smtps://ida%40nord.de:p%40ss%3A%2F%23%25@mail.example:465',
    ],
  ])('%j makes a URL', (parts, url) => expect(parseEnv({ ...parts, ...FROM }).SMTP_URL).toBe(url))

  it('does not override SMTP_URL', () => {
    const SMTP_URL = 'smtps://other.example'
    expect(parseEnv({ SMTP_URL, SMTP_HOST: 'mail.example', ...FROM }).SMTP_URL).toBe(SMTP_URL)
  })

  it('needs all its parts, and a plain host name', () => {
    expect(problemsOf({ SMTP_HOST: 'mail.example' })).toEqual(['MAIL_FROM'])
    expect(problemsOf({ SMTP_HOST: 'mail.example', SMTP_USER: 'ida', ...FROM })).toEqual(['SMTP_PASSWORD'])
    expect(problemsOf({ SMTP_USER: 'ida', SMTP_PASSWORD: 'geheim' })).toEqual(['SMTP_HOST'])
    expect(problemsOf({ SMTP_HOST: 'smtps://mail.example', ...FROM })).toEqual(['SMTP_HOST'])
  })
})

describe('a service account file', () => {
  it('provides project, account and key', () => {
    expect(parseEnv({ FIREBASE_SERVICE_ACCOUNT })).toMatchObject({
      FIREBASE_PROJECT_ID: 'klangwerk',
      FIREBASE_CLIENT_EMAIL: file.client_email,
      FIREBASE_PRIVATE_KEY: file.private_key,
    })
  })

  it('is not mixed with another project', () => {
    const { FIREBASE_PRIVATE_KEY } = parseEnv({
      FIREBASE_SERVICE_ACCOUNT,
      FIREBASE_PROJECT_ID: 'other',
    })
    expect(FIREBASE_PRIVATE_KEY).toBeUndefined()
  })

  it.each(['no JSON', '[]', '{}', JSON.stringify({ ...file, private_key: 'key' })])('is not %s', (text) =>
    expect(problemsOf({ FIREBASE_SERVICE_ACCOUNT: text })).toContain('FIREBASE_SERVICE_ACCOUNT'),
  )
})
