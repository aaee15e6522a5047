import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useAttempt } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Problem } from '@/lib/http/browser/call-api'
import { passkeyProblemOf, useCanUsePasskeys } from '../passkeys/browser-passkeys'
import { CookiesBlocked, openSession } from './open-session'
import { leave } from './use-account-form'

export function PasskeySignIn() {
  const t = useTranslations('account.passkey')
  const { canUse, isSending, problem, press } = usePasskeySignIn()
  if (!canUse) return null
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <Button
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? t('busy') : undefined}
        onClick={press}
      >
        {t('button')}
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem?.message}
      </p>
    </div>
  )
}

/** Shorter than the lifetime of the shop's challenge, which is five minutes. */
const ASK_ANEW_MS = 4 * 60_000

function usePasskeySignIn() {
  const t = useTranslations('account')
  const canUse = useCanUsePasskeys()
  /** Counts up to offer passkeys in the field again; null while the button's own request is running. */
  const [round, setRound] = useState<number | null>(0)
  const { isSending, problem, submit } = useAttempt<Problem>((error) => {
    if (error instanceof CookiesBlocked)
      return { code: '', message: t('problems.cookiesBlocked'), fields: {} }
    return passkeyProblemOf(error, { none: t('passkey.none'), thereAlready: t('passkey.none') })
  })

  const signIn = async (used: () => Promise<object>) => {
    const refusal = await submit(async () => {
      await openSession('/api/session/passkey', 'POST', await used())
      leave()
      return 'leaving'
    })
    if (refusal) setRound((before) => (before ?? 0) + 1)
  }
  const press = () => {
    setRound(null)
    void signIn(async () => (await import('../passkeys/authenticator')).usedPasskey('asked'))
  }
  const signInByOffered = useEffectEvent((used: object) => signIn(() => Promise.resolve(used)))

  useEffect(() => {
    if (!canUse || round === null) return
    return offerAgainAndAgain((used) => void signInByOffered(used))
  }, [canUse, round])
  useEffect(() => {
    if (canUse) return () => void import('../passkeys/authenticator').then(({ stopAsking }) => stopAsking())
    return undefined
  }, [canUse])

  return { canUse, isSending, problem, press }
}

/** Until one is chosen. @returns ends it; the browser's pending request is cancelled by the next one */
function offerAgainAndAgain(onUse: (used: object) => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const offer = async () => {
    const { canOffer, usedPasskey } = await import('../passkeys/authenticator')
    if (isOver || !(await canOffer()) || isOver) return
    timer = setTimeout(() => void offer(), ASK_ANEW_MS)
    // Cancelled, or replaced by the button's request. The user has not asked for this one, so no error is shown.
    const used = await usedPasskey('offered').catch(() => null)
    if (!used || isOver) return
    clearTimeout(timer)
    onUse(used)
  }
  // If the script or the request fails, the button remains.
  offer().catch(() => {})
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
