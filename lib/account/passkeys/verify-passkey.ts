import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import type { Proof } from '../sign-in/engine'
import { signInEngine } from '../sign-in/sign-in-engine'
import { CHALLENGE_MS, challengeOnceKey, isOpenChallenge, newChallenge } from './challenge'
import { getPasskeys, passkeyKey, passkeysChanged, ownerOf, transportsOf, type PasskeyEntry } from './data'
import { relyingParty, type RelyingParty } from './relying-party'
import type { PasskeyQuestion, UsedPasskey } from './schema'
import { userHandle } from './user-handle'

/** Lists no passkeys, so that the user need not identify first. @throws ShopError `passkeys_unavailable` */
export function askForPasskey(key: string): PasskeyQuestion {
  const party = requireParty()
  return {
    challenge: newChallenge('prove', key),
    rpId: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  }
}

/** A device that knows its owner stands for a password and a second factor. */
export interface PasskeyProof extends Proof {
  withFactor: true
  email: string
}

/** Each answer works once. @throws ShopError `passkey_refused`, whatever the reason; `passkeys_unavailable` */
export async function verifyPasskey(
  store: Store,
  response: UsedPasskey,
  key: string | undefined,
): Promise<PasskeyProof> {
  const party = requireParty()
  const uid = await optimisticUpdate(store, async () => {
    const { entry, state } = await findPasskey(store, response)
    const { challenge, counter } = await checkAnswer(party, entry, response, key)
    const onceKey = challengeOnceKey(challenge)
    if ((await store.get(`once/${onceKey}`)) !== null) throw refused('challenge used before')
    const { uid } = entry.passkey
    const used = passkeysChanged(uid, state, {
      [`${entry.key}/counter`]: counter,
      [`${entry.key}/usedAt`]: now(),
    })
    return { result: uid, onceKey: used.onceKey, changes: { ...used.changes, [`once/${onceKey}`]: now() } }
  })
  const account = await signInEngine(store).accountWith(uid)
  if (!account || account.isDisabled || !account.emailVerified) throw refused('no such account')
  return { uid, epoch: account.epoch, withFactor: true, email: account.email }
}

/** @throws ShopError `passkeys_unavailable` where the shop's address allows none */
export function requireParty(): RelyingParty {
  const party = relyingParty(env().PUBLIC_ORIGIN)
  if (!party) throw new ShopError('passkeys_unavailable')
  return party
}

/** Reads it again with the account's full state, so that one removed meanwhile is neither accepted nor restored. */
async function findPasskey(store: Store, { id, response }: UsedPasskey) {
  const key = passkeyKey(id)
  const uid = await ownerOf(store, key)
  if (uid === null) throw refused('unknown')
  if (response.userHandle !== undefined && response.userHandle !== userHandle(uid))
    throw refused('of another account')
  const state = await getPasskeys(store, uid)
  const entry = state.entries.find((known) => known.key === key)
  if (!entry) throw refused('removed meanwhile')
  return { entry, state }
}

async function checkAnswer(
  party: RelyingParty,
  { passkey }: PasskeyEntry,
  response: UsedPasskey,
  key: string | undefined,
): Promise<{ challenge: string; counter: number }> {
  let challenge = ''
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (given) => {
      challenge = given
      return isOpenChallenge(given, 'prove', key)
    },
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw refused(error)
  })
  if (!verification.verified) throw refused('signature')
  return { challenge, counter: verification.authenticationInfo.newCounter }
}

function refused(reason: unknown): ShopError {
  log().info({ reason: reason instanceof Error ? reason.message : reason }, 'passkey refused')
  return new ShopError('passkey_refused')
}
