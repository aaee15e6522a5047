import { getTranslations } from 'next-intl/server'
import { Notice } from './notice'

/** Names the entries of a list that cannot be shown. */
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
