'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

const CALL = '/api/partner/notices/overlay'

/** Folded away because the screen may be in a stream. */
export function OverlayAddress({ address }: { address: string | null }) {
  const t = useTranslations('affiliate.notices')
  const router = useRouter()
  const { problem, submit } = useSubmit()
  const change = async (method: 'POST' | 'DELETE', said: string) => {
    await callApi(CALL, { method })
    showToast(said)
    router.refresh()
  }
  const show = () =>
    submit(async () => {
      await callApi(`${CALL}/trial`, { method: 'POST' })
      showToast(t('overlay.tried'))
    })
  if (address === null)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('overlay.none')}</p>
        <FormProblem problem={problem} />
        <Button onClick={() => void submit(() => change('POST', t('overlay.created')))}>
          {t('overlay.create')}
        </Button>
      </div>
    )
  return (
    <>
      <div className="grid gap-1">
        <CopyButton text={address} words="affiliate.tools.copying" values={{ name: t('overlay.address') }} />
        <details>
          <summary className="disclosure min-h-11 py-2 text-sm">{t('overlay.show')}</summary>
          <p className="number text-sm break-all">{address}</p>
        </details>
        <p className="text-width text-sm text-muted">{t('overlay.secret')}</p>
      </div>
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => void show()}>
          {t('overlay.try')}
        </Button>
        <ConfirmDialog
          trigger={<Button tone="quiet">{t('overlay.renew')}</Button>}
          title={t('overlay.renewTitle')}
          text={t('overlay.renewText')}
          confirm={t('overlay.renew')}
          cancel={t('keep')}
          onConfirm={() => change('POST', t('overlay.renewed'))}
        />
        <ConfirmDialog
          trigger={<Button tone="quiet">{t('overlay.revoke')}</Button>}
          title={t('overlay.revokeTitle')}
          text={t('overlay.revokeText')}
          confirm={t('overlay.revoke')}
          cancel={t('keep')}
          onConfirm={() => change('DELETE', t('overlay.revoked'))}
        />
      </div>
    </>
  )
}
