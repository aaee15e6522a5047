import { useTranslations } from 'next-intl'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskFact } from '@/components/desk/facts'
import { DeskSection, useDeskTime } from '@/components/orders/desk/one/desk-section'
import type { CustomerFile } from '@/lib/customer/desk/read-customer'

/** The account under an address, with its use, and the end of its sessions. */
export function CustomerAccount({ file, isAdmin }: { file: CustomerFile; isAdmin: boolean }) {
  const t = useTranslations('admin.customers.account')
  const time = useDeskTime()
  const { key, email, account } = file.person
  const at = (ms: number | null) => (ms === null ? t('never') : time(ms))
  return (
    <DeskSection id="account" title={t('title')}>
      {account === null ? (
        <p className="text-sm">{t('none')}</p>
      ) : (
        <>
          <dl className="grid gap-2 text-sm">
            <DeskFact term={t('name')}>
              <bdi>{account.displayName || t('noName')}</bdi>
            </DeskFact>
            <DeskFact term={t('id')}>{account.uid}</DeskFact>
            <DeskFact term={t('address')}>{t(account.emailVerified ? 'verified' : 'unverified')}</DeskFact>
            {account.isDisabled && <DeskFact term={t('state')}>{t('disabled')}</DeskFact>}
            <DeskFact term={t('createdAt')}>{at(account.createdAt)}</DeskFact>
            <DeskFact term={t('signedInAt')}>{at(account.signedInAt)}</DeskFact>
            <DeskFact term={t('devices')}>
              {file.devices.length === 0
                ? t('noDevices')
                : file.devices
                    .map((session) =>
                      t('device', { device: session.device || t('unknown'), at: time(session.at) }),
                    )
                    .join('\n')}
            </DeskFact>
          </dl>
          {isAdmin && (
            <ConfirmedAction
              address={`/api/admin/customers/${key}/sign-out`}
              words="admin.customers.account.signOut"
              values={{ email }}
            />
          )}
        </>
      )}
    </DeskSection>
  )
}
