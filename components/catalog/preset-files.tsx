import { getTranslations } from 'next-intl/server'

/** What a buyer of a preset gets. */
export async function PresetFiles() {
  const t = await getTranslations('catalog')
  const files = [
    ['equalizer-apo.txt', t('fileEqualizerApo')],
    ['autoeq-parametric.txt', t('fileAutoEq')],
    ['graphic-eq-wavelet.txt', t('fileWavelet')],
    ['easyeffects.json', t('fileEasyEffects')],
    ['LIESMICH.txt', t('fileReadme')],
  ]
  return (
    <section aria-labelledby="dateien" className="grid content-start gap-3">
      <h2 id="dateien" className="text-xl">
        {t('filesTitle')}
      </h2>
      <ul className="grid gap-2.5 text-sm">
        {files.map(([file, purpose]) => (
          <li key={file} className="grid gap-x-3 sm:grid-cols-[15rem_1fr]">
            <span className="number">{file}</span>
            <span className="text-muted">{purpose}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('filesText')}</p>
    </section>
  )
}
