import { getTranslations } from 'next-intl/server'
import { Notice } from './notice'

export async function BrokenRecords({ keys }: { keys: string[] }) {
  const t = await getTranslations('ui')
  if (keys.length === 0) return null
  return (
    <Notice tone="danger">
      {keys.map((key) => (
        <p key={key} className="wrap-anywhere">
          {t('broken', { key })}
        </p>
      ))}
    </Notice>
  )
}

export async function RecordBroken() {
  const t = await getTranslations('errors')
  return (
    <Notice tone="danger">
      <p>{t('record_broken')}</p>
    </Notice>
  )
}
