import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PictureForm } from '@/components/ui/fields/picture-form'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { shownPicture } from '@/lib/affiliate/stage/read-stage'
import { STAGE_LENGTH, type Stage } from '@/lib/affiliate/stage/schema'
import type { Affiliate } from '@/lib/affiliate/schema'
import { LARGEST_UPLOAD } from '@/lib/pictures/encode-picture'
import { partnerAddress } from './partner-address'
import { StageTextForm } from './stage-text-form'

interface StageToolsProps {
  partner: Affiliate
  stage: Stage | null
}

export async function StageTools({ partner, stage }: StageToolsProps) {
  const t = await getTranslations('affiliate.stage')
  const { uid, customCode: code = uid, active, endedAt } = partner
  if (!active || endedAt !== undefined) return <Notice tone="warning">{t('inactive')}</Notice>
  const { picture, text = '', streak } = stage ?? {}
  const shown = picture && shownPicture(code, picture, t('alt', { name: partner.name ?? code }))
  return (
    <div className="grid max-w-3xl min-w-0 gap-8">
      {stage?.hidden && (
        <Notice tone="warning">
          <p className="font-semibold">{t('hidden')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{t('reason', { reason: stage.hidden.reason })}</p>
          <p>{t(stage.status === 'changed' ? 'waiting' : 'next')}</p>
        </Notice>
      )}
      <Part id="stage-picture-title" title={t('picture.title')} text={t('picture.text')}>
        <PictureForm
          id="stage-picture"
          words="affiliate.stage.picture"
          address="/api/partner/stage/picture"
          shown={shown ?? null}
          maxBytes={LARGEST_UPLOAD}
        />
      </Part>
      <Part id="stage-text-title" title={t('words.title')} text={t('words.text')}>
        <StageTextForm key={`${streak} ${text}`} shown={{ text, streak }} most={STAGE_LENGTH} />
      </Part>
      <Part id="stage-label" title={t('labelTitle')} text={t('labelText')}>
        <ShopLink
          href={`${partnerAddress({ bereich: 'werkzeuge' })}#tool-label`}
          className="justify-self-start text-accent text-link"
        >
          {t('labelLink')}
        </ShopLink>
      </Part>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        <ShopLink href={`/p/${code}`} className="text-accent text-link">
          {t('see')}
        </ShopLink>
        <ShopLink href={partnerAddress({ bereich: 'werkzeuge' })} className="text-accent text-link">
          {t('back')}
        </ShopLink>
      </p>
    </div>
  )
}

function Part({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 border-t border-outline pt-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="text-width text-sm text-muted">{text}</p>
      {children}
    </section>
  )
}
