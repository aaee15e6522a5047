import { getTranslations } from 'next-intl/server'
import type { BundlePreset, DeskBundle } from '@/lib/catalog/bundles/read-bundles'
import { NAME_LENGTH, TAGLINE_LENGTH } from '@/lib/catalog/bundles/schema'
import { BundleForm } from './bundle-form'
import { BundleState } from './bundle-table'

const lengths = { name: NAME_LENGTH, tagline: TAGLINE_LENGTH }

export async function AddBundleForm({ presets }: { presets: BundlePreset[] }) {
  const t = await getTranslations('admin.bundles')
  return (
    <section aria-labelledby="add" className="grid min-w-0 gap-4">
      <h2 id="add" tabIndex={-1} className="text-xl">
        {t('add.title')}
      </h2>
      <BundleForm bundle={null} presets={presets} lengths={lengths} title="add" />
    </section>
  )
}

interface BundleViewProps {
  bundle: DeskBundle
  presets: BundlePreset[]
  title: string
}

export async function BundleView({ bundle, presets, title }: BundleViewProps) {
  const t = await getTranslations('admin.bundles')
  const { id, revision, name, tagline, presetIds, price, active, obstacle } = bundle
  return (
    <>
      <BundleState obstacle={obstacle} />
      <section aria-labelledby="change" className="grid min-w-0 gap-4">
        <h2 id="change" className="text-xl">
          {t('change.title')}
        </h2>
        <p className="text-width text-sm text-muted">{t('change.text')}</p>
        <BundleForm
          // Saved values take the place of typed ones.
          key={revision}
          bundle={{ id, revision, name, tagline, presetIds, price, active }}
          presets={presets}
          lengths={lengths}
          title={title}
        />
      </section>
    </>
  )
}
