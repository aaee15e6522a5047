import { getTranslations } from 'next-intl/server'

const providers = ['valve', 'steam', 'faceit', 'esea', 'riot'] as const

/** The source of each rule, as of November 2026; null if none was found. */
const sources: Record<(typeof providers)[number], string | null> = {
  valve: 'https://partner.steamgames.com/doc/features/anticheat/vac_integration',
  steam: 'http://supportwiki.steampowered.com/wiki/Valve_Anti-Cheat_System_%28VAC%29',
  faceit: 'https://support.faceit.com/hc/en-us/articles/115000061290',
  esea: null,
  riot: 'https://support-leagueoflegends.riotgames.com/hc/en-us/articles/225266848-Third-Party-Applications',
}

export async function AllowedRules() {
  const t = await getTranslations('catalog.faq.allowed')
  return (
    <>
      <p>{t('intro')}</p>
      <ul className="grid gap-2 [&_:is(a,strong)]:text-text">
        {providers.map((provider) => {
          const source = sources[provider]
          return (
            <li key={provider}>
              <strong>{t(`rules.${provider}.name`)}:</strong> {t(`rules.${provider}.text`)}{' '}
              {source && (
                <a href={source} rel="noreferrer" className="text-link">
                  {t('source')}
                  <span className="sr-only">: {t(`rules.${provider}.name`)}</span>
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <p>{t('outro')}</p>
    </>
  )
}
