import { readFileSync } from 'node:fs'
import { EnvFileError, parseEnvFile } from './parse-env-file'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
const problemOf = (content: Buffer) => {
  try {
    return parseEnvFile(content)
  } catch (error) {
    if (!(error instanceof EnvFileError)) throw error
    return `${error.problem} ${error.details}`
  }
}

describe('parseEnvFile', () => {
  it('parses the example file unchanged', () => {
    expect(parseEnvFile(readFileSync('.env.local.example'))).toMatchObject({ PORT: '3000', ADMIN_PIN: '' })
  })

  it('parses comments, multi-line quotes, both line endings and a byte order mark', () => {
    const file = [
      '\uFEFFPORT=4000 # a comment',
      '',
      '# ADMIN_PIN = nothing',
      'FIREBASE_PRIVATE_KEY="-----BEGIN PRIVATE KEY-----',
      'MIIE=',
      '-----END PRIVATE KEY-----"  # the key',
      "export ADMIN_PIN='Käfer #1'",
      'HTTPS_PROXY=http://127.0.0.1:8080',
    ]
    for (const ending of ['\n', '\r\n']) {
      expect(problemOf(bytes(file.join(ending)))).toEqual({
        PORT: '4000',
        FIREBASE_PRIVATE_KEY: expect.stringMatching(/^-----BEGIN[^]+MIIE=[^]+KEY-----$/),
        ADMIN_PIN: 'Käfer #1',
        HTTPS_PROXY: 'http://127.0.0.1:8080',
      })
    }
  })

  it.each([
    ['UTF-16 with a mark', bytes('\uFEFFPORT=4000\n', 'utf16le')],
    ['UTF-16 without a mark', bytes('PORT=4000\n', 'utf16le')],
    ['Latin-1', bytes('ADMIN_PIN=Käfer-4711\n', 'latin1')],
  ])('refuses %s', (_, content) => expect(problemOf(content)).toBe('encoding '))

  it('reports lines without an assignment', () => {
    expect(problemOf(bytes('PORT=4000\nADMIN_PIN: 471147\n\nDATA_DIR\n'))).toBe('lines 2, 4')
  })

  it('reports unknown variables', () => {
    expect(problemOf(bytes('PORT=4000\nADMINPIN=471147\nadmin_pin=471147\n'))).toBe(
      'names ADMINPIN, admin_pin',
    )
  })
})
