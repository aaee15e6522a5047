import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { deviceOf } from '../session/device-of'
import type { SignedInUser } from '../session/session'
import { signInEngine } from '../sign-in/sign-in-engine'
import { CHALLENGE_MS, challengeOnceKey, isOpenChallenge, newChallenge } from './challenge'
import { getPasskeys, passkeyKey, passkeysChanged, storedPasskeySchema, transportsOf } from './data'
import { requirePasskeyUsed } from './own-passkeys'
import { MOST_PASSKEYS, PASSKEY_NAME_LENGTH, type NewPasskey, type NewPasskeyQuestion } from './schema'
import { passkeyNotified } from './notified'
import { userHandle } from './user-handle'
import { requireParty } from './verify-passkey'

const SHOP_NAME = 'Spielklang'
/** Ed25519, ECDSA on P-256, RSA: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257]
/** Not trusted. Other formats carry certificates, whose revocation lists would be fetched from URLs in them. */
const ATTESTATIONS = new Set(['none', 'packed'])

/** @throws ShopError `passkeys_unavailable`, `passkeys_full`, `passkey_needed` */
export async function askForNewPasskey(
  store: Store,
  user: SignedInUser,
  key: string,
): Promise<NewPasskeyQuestion> {
  await requirePasskeyUsed(store, user)
  const { uid, email, displayName } = user
  const { id } = requireParty()
  const { entries, keys } = await getPasskeys(store, uid)
  if (keys.length >= MOST_PASSKEYS) throw new ShopError('passkeys_full')
  return {
    challenge: newChallenge(`add ${uid}`, key),
    rp: { id, name: SHOP_NAME },
    user: { id: userHandle(uid), name: email, displayName: displayName || email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: entries.map(({ passkey }) => ({
      id: passkey.id,
      type: 'public-key',
      transports: transportsOf(passkey),
    })),
  }
}

/**
 * Named after the browser, with a number if that is taken. @throws ShopError `passkey_refused`, `passkeys_full`,
 * `passkeys_unavailable`, `passkey_needed`, `unauthorized` if the account is gone
 */
export async function addPasskey(
  store: Store,
  user: SignedInUser,
  response: NewPasskey,
  { key, userAgent }: { key: string | undefined; userAgent: string | null },
): Promise<void> {
  await requirePasskeyUsed(store, user)
  const { credential, challenge } = await checkNew(user.uid, response, key)
  const passkeyAt = passkeyKey(credential.id)
  const onceKey = challengeOnceKey(challenge)
  await optimisticUpdate(store, async () => {
    const state = await getPasskeys(store, user.uid)
    if (state.keys.length >= MOST_PASSKEYS) throw new ShopError('passkeys_full')
    const account = await signInEngine(store).accountWith(user.uid)
    if (!account) throw new ShopError('unauthorized')
    // An id does not prove its creator: another account that knows it could otherwise replace the key with its own.
    if ((await store.get(`passkeys/${passkeyAt}`)) !== null) throw refused('there already')
    if ((await store.get(`once/${onceKey}`)) !== null) throw refused('challenge used before')
    const passkey = storedPasskeySchema.parse({
      uid: user.uid,
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports.join(','),
      name: freeName(
        deviceOf(userAgent),
        state.entries.map((entry) => entry.passkey.name),
      ),
      createdAt: now(),
    })
    const written = passkeysChanged(user.uid, state, { [passkeyAt]: passkey })
    return {
      result: undefined,
      onceKey: written.onceKey,
      changes: { ...written.changes, [`once/${onceKey}`]: now(), ...passkeyNotified('added', account) },
    }
  })
  // If the account was deleted in the meantime, remove what was just written.
  if (!(await signInEngine(store).accountWith(user.uid)))
    await store.update({ [`passkeys/${passkeyAt}`]: null, [`users/${user.uid}`]: null })
}

async function checkNew(uid: string, response: NewPasskey, key: string | undefined) {
  const party = requireParty()
  let challenge = ''
  const verify = async () => {
    const attestation = isoBase64URL.toBuffer(response.response.attestationObject)
    if (!ATTESTATIONS.has(decodeAttestationObject(attestation).get('fmt'))) throw new Error('attestation')
    return verifyRegistrationResponse({
      response,
      expectedChallenge: (given) => {
        challenge = given
        return isOpenChallenge(given, `add ${uid}`, key)
      },
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
  }
  const { registrationInfo } = await verify().catch((error: unknown) => {
    throw refused(error)
  })
  if (registrationInfo?.credential.id !== response.id) throw refused('another id')
  return { credential: registrationInfo.credential, challenge }
}

/** @param device '' if the browser is unknown */
function freeName(device: string, names: readonly string[]): string {
  const name = (device || 'Passkey').slice(0, PASSKEY_NAME_LENGTH - 5)
  let count = 1
  const numbered = () => (count === 1 ? name : `${name} (${count})`)
  while (names.includes(numbered())) count += 1
  return numbered()
}

function refused(reason: unknown): ShopError {
  log().info({ reason: reason instanceof Error ? reason.message : reason }, 'new passkey refused')
  return new ShopError('passkey_refused')
}
