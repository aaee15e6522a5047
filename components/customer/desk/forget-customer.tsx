'use client'

import { useRouter } from 'next/navigation'
import { customersPage } from '@/components/desk/desk-pages'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface ForgetCustomerProps {
  address: string
  goes: string[]
  stays: string[]
  email: string
}

export function ForgetCustomer({ address, goes, stays, email }: ForgetCustomerProps) {
  const t = useTranslations('admin.customers.forget')
  const router = useRouter()
  const run = async () => {
    await callApi(address, { method: 'POST', body: {} })
    showToast(t('done'))
    router.push(customersPage)
    router.refresh()
  }
  return (
    <ConfirmDialog
      trigger={
        <Button tone="quiet" className="px-3 text-sm text-danger">
          {t('button')}
        </Button>
      }
      title={t('title')}
      text={t('text', { email })}
      confirm={t('confirm')}
      busy={t('busy')}
      cancel={t('back')}
      destructive
      onConfirm={run}
    >
      <div
        role="group"
        aria-label={t('title')}
        tabIndex={0}
        className="grid max-h-[40vh] gap-4 overflow-y-auto border border-line p-3 text-sm"
      >
        <Lines title={t('staysTitle')} lines={stays} />
        <Lines title={t('goesTitle')} lines={goes} />
      </div>
    </ConfirmDialog>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
