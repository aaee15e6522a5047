import { getFormatter, getTranslations } from 'next-intl/server'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskFact } from '@/components/desk/facts'
import { ShopLink } from '@/components/ui/shop-link'
import { UploadedPicture } from '@/components/ui/uploaded-picture'
import { shownPicture, type NamedStage } from '@/lib/affiliate/stage/read-stage'
import { partnerAddress } from './partner-query'

export async function DeskStage({ named }: { named: NamedStage }) {
  const t = await getTranslations('affiliate.stage.desk')
  const format = await getFormatter()
  const { stage, name } = named
  const { uid, at, status, hidden } = stage
  const id = `stage-${uid}`
  const address = `/api/admin/partners/${uid}/stage`
  const time = (ms: number) =>
    t('time', { date: format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' }) })
  return (
    <article aria-labelledby={id} className="grid gap-4 border-t border-outline py-6">
      <h3 id={id} tabIndex={-1} className="text-lg wrap-anywhere">
        <ShopLink href={partnerAddress(uid)} className="row-link">
          {t('of', { name })}
        </ShopLink>
      </h3>
      <StageContent named={named} />
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('state')}>{t(`states.${status}`)}</DeskFact>
        <DeskFact term={t('at')}>{time(at)}</DeskFact>
        {hidden && <DeskFact term={t('hiddenAt')}>{time(hidden.at)}</DeskFact>}
        {hidden && <DeskFact term={t('reason')}>{hidden.reason}</DeskFact>}
      </dl>
      <div className="flex flex-wrap gap-2">
        {status !== 'shown' && (
          <ConfirmedAction address={`${address}/show`} words="affiliate.stage.desk.show" values={{ name }} />
        )}
        {status !== 'hidden' && (
          <ConfirmedAction
            address={`${address}/hide`}
            words="affiliate.stage.desk.hide"
            destructive
            values={{ name }}
            field={{ name: 'reason', label: t('hide.reason') }}
          />
        )}
      </div>
    </article>
  )
}

export async function StageContent({ named: { stage, name, code } }: { named: NamedStage }) {
  const t = await getTranslations('affiliate.stage')
  const { picture, text, streak } = stage
  return (
    <>
      {picture && (
        <UploadedPicture picture={shownPicture(code, picture, t('alt', { name }))} most={20} loading="lazy" />
      )}
      {text !== undefined && (
        <blockquote className="text-width border-l-2 border-outline pl-4 wrap-anywhere">{text}</blockquote>
      )}
      {streak !== undefined && <p>{t('streak', { count: streak })}</p>}
    </>
  )
}
