import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { chosenPresets, PAGE_PRESETS } from '@/lib/affiliate/partners/page-presets'
import type { Affiliate } from '@/lib/affiliate/schema'
import { presets } from '@/lib/catalog/catalog'
import { presetPath } from '@/lib/catalog/preset-path'
import { ShopLink } from '@/components/ui/shop-link'
import { LinkBuilder } from './link-builder'
import { PagePresetsForm } from './page-presets-form'
import { PanelPicker } from './panel-picker'

interface PartnerToolsProps {
  partner: Affiliate
  origin: string
}

export async function PartnerTools({ partner, origin }: PartnerToolsProps) {
  const t = await getTranslations('affiliate.tools')
  const named = presets().map((preset) => {
    const { id, name, game } = preset
    return { id, path: presetPath(preset), text: t('preset', { name, game }) }
  })
  return (
    <section aria-labelledby="tools" className="grid max-w-3xl min-w-0 gap-6">
      <h2 id="tools" className="text-xl">
        {t('title')}
      </h2>
      <Tool id="tool-link" title={t('link.title')} text={t('link.text')}>
        <LinkBuilder code={partner.customCode ?? partner.uid} origin={origin} presets={named} />
      </Tool>
      <Tool id="tool-page" title={t('page.title')} text={t('page.text')}>
        <PagePresetsForm presets={named} chosen={chosenPresets(partner)} places={PAGE_PRESETS} />
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <ShopLink href="/partner/seite" className="text-accent text-link">
            {t('page.stage')}
          </ShopLink>
          <ShopLink href={`/p/${partner.customCode ?? partner.uid}`} className="text-accent text-link">
            {t('page.see')}
          </ShopLink>
        </p>
      </Tool>
      <Tool id="tool-panel" title={t('panel.title')} text={t('panel.text')}>
        <PanelPicker presets={named} />
      </Tool>
      <AdLabel />
    </section>
  )
}

interface ToolProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

function Tool({ id, title, text, children }: ToolProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 border-t border-outline pt-4">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <p className="text-width text-sm text-muted">{text}</p>
      {children}
    </section>
  )
}

async function AdLabel() {
  const t = await getTranslations('affiliate.tools.label')
  const words = ['short', 'long'] as const
  return (
    <Tool id="tool-label" title={t('title')} text={t('why')}>
      <dl>
        {words.map((kind) => (
          <div key={kind} className="border-t border-line py-2.5">
            <dt className="text-sm text-muted">{t(`${kind}Where`)}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-6">
              <span>{t(kind)}</span>
              <CopyButton
                text={t(kind)}
                words="affiliate.tools.copying"
                values={{ name: t(`${kind}Name`) }}
                className="ml-auto flex-row-reverse"
              />
            </dd>
          </div>
        ))}
      </dl>
    </Tool>
  )
}
