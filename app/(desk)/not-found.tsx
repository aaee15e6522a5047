import { getTranslations } from 'next-intl/server'
import { DeskShell } from '@/components/admin/desk-shell'
import { adminHome } from '@/components/desk/desk-pages'
import { ButtonLink } from '@/components/ui/button'
import { StatusPage } from '@/components/audio/house/status-page'

export default async function NotFound() {
  const t = await getTranslations('admin.frame')
  return (
    <DeskShell isAdmitted={false}>
      <StatusPage status={404} title={t('notFoundTitle')} text={t('notFoundText')}>
        <ButtonLink href={adminHome}>{t('toDesk')}</ButtonLink>
      </StatusPage>
    </DeskShell>
  )
}
