'use client'

import { Button } from '@/components/ui/button'
import { useAttempt } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi, type Problem } from '@/lib/http/browser/call-api'
import { passkeyProblemOf, useCanUsePasskeys } from './browser-passkeys'

export function ProveByPasskey({ onProved }: { onProved: () => void }) {
  const t = useTranslations('account.proof')
  const canUse = useCanUsePasskeys()
  const none = t('noPasskey')
  const { isSending, problem, submit } = useAttempt<Problem>((error) =>
    passkeyProblemOf(error, { none, thereAlready: none }),
  )
  const prove = () =>
    submit(async () => {
      const { usedPasskey } = await import('./authenticator')
      await callApi('/api/session/passkey', { method: 'PUT', body: await usedPasskey('asked') })
      onProved()
    })
  if (!canUse) return null
  return (
    <div className="grid justify-items-start gap-3">
      <Button tone="secondary" busy={isSending ? t('busy') : undefined} onClick={() => void prove()}>
        {t('passkey')}
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem?.message}
      </p>
    </div>
  )
}
