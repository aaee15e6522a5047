import { getTranslations } from 'next-intl/server'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { now } from '@/lib/core/clock'
import type { BundlePreset } from '@/lib/catalog/bundles/read-bundles'
import { CampaignForm } from './campaign-form'

/** The form for a new campaign, with its heading. */
export async function AddCampaign({ presets }: { presets: BundlePreset[] }) {
  const t = await getTranslations('admin.campaigns')
  const tForm = await getTranslations('admin.campaigns.form')
  return (
    <section aria-labelledby="add" className="grid min-w-0 gap-4">
      <h2 id="add" tabIndex={-1} className="text-xl">
        {t('add')}
      </h2>
      <CampaignForm
        presets={presets}
        from={berlinTimeOf(now())}
        title="add"
        texts={{
          code: tForm('code'),
          codeHint: tForm('codeHint'),
          percent: tForm('percent'),
          fixed: tForm('fixed'),
          fixedHint: tForm('fixedHint'),
          from: tForm('from'),
          to: tForm('to'),
          maxUses: tForm('maxUses'),
          maxUsesHint: tForm('maxUsesHint'),
          partner: tForm('partner'),
          partnerHint: tForm('partnerHint'),
          presets: tForm('presets'),
          presetsHint: tForm('presetsHint'),
          notSold: tForm('notSold'),
          button: tForm('button'),
          busy: tForm('busy'),
          done: tForm('done'),
        }}
      />
    </section>
  )
}
