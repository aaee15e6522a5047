'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useAttempt } from '@/components/ui/fields/use-submit'
import { callApi, type Problem } from '@/lib/http/browser/call-api'
import { passkeyProblemOf, useCanUsePasskeys } from './browser-passkeys'

export function AddPasskey() {
  const t = useTranslations('account.passkeys')
  const router = useRouter()
  const canUse = useCanUsePasskeys()
  const { isSending, problem, submit } = useAttempt<Problem>((error) =>
    passkeyProblemOf(error, { none: t('notMade'), thereAlready: t('thereAlready') }),
  )
  const add = () =>
    submit(async () => {
      const { newPasskey } = await import('./authenticator')
      await callApi('/api/account/passkeys', { method: 'POST', body: await newPasskey() })
      showToast(t('added'))
      router.refresh()
    })
  if (canUse === false) return <p className="text-width text-sm text-muted">{t('unsupported')}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <Button tone="secondary" busy={isSending ? t('busy') : undefined} onClick={() => void add()}>
        {t('add')}
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem?.message}
      </p>
    </div>
  )
}
