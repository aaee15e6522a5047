import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { newPasskeySchema, usedPasskeySchema, type NewPasskey, type UsedPasskey } from '../passkeys/schema'
import { userHandle } from '../passkeys/user-handle'

/** Claims of an authenticator and its browser; tests can falsify each. */
interface Said {
  rpId: string
  origin: string
  /** Whether the device has verified its user. */
  isVerified: boolean
  counter: number
}

const HONEST: Said = { rpId: 'localhost', origin: 'http://localhost:3000', isVerified: true, counter: 0 }

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40]

/** A passkey in the memory of a test, as an authenticator and a browser would make it (WebAuthn, ES256, no attestation). */
export function softwarePasskey({ id = randomBytes(32).toString('base64url') } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const idBytes = Buffer.from(id, 'base64url')
  const coseKey = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  return {
    id,
    /** Answers `POST /api/account/passkeys/challenge`. */
    made(challenge: string, said: Partial<Said> & { attestation?: string } = {}): NewPasskey {
      const whole = { ...HONEST, ...said }
      const length = Buffer.alloc(2)
      length.writeUInt16BE(idBytes.length)
      const authData = Buffer.concat([headOf(whole, WITH_KEY), Buffer.alloc(16), length, idBytes, coseKey])
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', said.attestation ?? 'none'],
          ['attStmt', new Map<string, Cbor>()],
          ['authData', authData],
        ]),
      )
      return newPasskeySchema.parse({
        ...idOf(id),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, whole.origin).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'hybrid', 'telepathy'],
        },
      })
    },
    /** Answers `POST /api/session/challenge`. @param uid the account that the passkey claims; null for none */
    used(challenge: string, uid: string | null, said: Partial<Said> = {}): UsedPasskey {
      const whole = { ...HONEST, ...said }
      const [authData, client] = [headOf(whole, 0), clientData('webauthn.get', challenge, whole.origin)]
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return usedPasskeySchema.parse({
        ...idOf(id),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(uid === null ? {} : { userHandle: userHandle(uid) }),
        },
      })
    },
  }
}

const idOf = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} })

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function headOf({ rpId, isVerified, counter }: Said, more: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(PRESENT + (isVerified ? VERIFIED : 0) + more)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
}

type Cbor = number | string | Buffer | Map<string, Cbor> | Map<number, Cbor>

/** The part of CBOR (RFC 8949) that authenticators need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  const entries = [...value].flatMap(([key, child]) => [cbor(key), cbor(child)])
  return Buffer.concat([cborHead(5, value.size), ...entries])
}

function cborHead(kind: number, length: number): Buffer {
  const first = kind << 5
  if (length < 24) return Buffer.from([first + length])
  if (length < 256) return Buffer.from([first + 24, length])
  return Buffer.from([first + 25, length >> 8, length & 0xff])
}
