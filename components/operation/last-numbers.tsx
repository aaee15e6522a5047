import { getTranslations } from 'next-intl/server'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { Notice } from '@/components/ui/notice'

export async function LastNumbers() {
  const t = await getTranslations('admin.operation.numbers')
  return (
    <section id="numbers" aria-labelledby="numbers-title" className="grid gap-3">
      <h2 id="numbers-title">{t('heading')}</h2>
      <Notice tone="danger">
        <p>{t('lead')}</p>
      </Notice>
      <div>
        <ConfirmedAction
          address="/api/admin/numbers"
          words="admin.operation.numbers"
          field={{ name: 'numbers', label: t('field') }}
        />
      </div>
    </section>
  )
}
