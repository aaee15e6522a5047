import type { LegalSection } from '../legal-text'

/** Second half of the terms of sale: licence, defects, liability, disputes. */
export const rights: readonly LegalSection[] = [
  {
    heading: '8. Was Sie mit einem Preset tun dürfen',
    blocks: [
      'Mit der Bezahlung erhalten Sie das einfache, zeitlich und räumlich unbegrenzte Recht, das Preset für sich selbst ' +
        'auf allen eigenen Geräten zu verwenden, zu verändern und zu sichern. Sie dürfen damit auch spielen, während ' +
        'Sie streamen oder aufnehmen. Die Dateien selbst weiterzugeben, zu veröffentlichen oder zu verkaufen ist nicht ' +
        'erlaubt, auch nicht in veränderter Form. Gesetzliche Rechte, die sich nicht ausschließen lassen, bleiben ' +
        'unberührt.',
    ],
  },
  {
    heading: '9. Ihre Rechte bei Mängeln, Aktualisierungen',
    blocks: [
      'Für digitale Produkte gelten die §§ 327 bis 327s BGB. Ist ein Preset mangelhaft, können Sie Nacherfüllung ' +
        'verlangen und unter den gesetzlichen Voraussetzungen den Preis mindern, den Vertrag beenden und Schadensersatz ' +
        'oder Ersatz vergeblicher Aufwendungen fordern. Zeigt sich ein Mangel innerhalb eines Jahres nach der Lieferung, ' +
        'wird vermutet, dass er von Anfang an bestand (§ 327k BGB).',
      'Aktualisierungen, die nötig sind, damit ein Preset vertragsgemäß bleibt, stellen wir nach § 327f BGB so lange ' +
        'bereit, wie Sie es nach Art und Zweck des Presets erwarten können. Sie finden sie ohne Aufpreis auf Ihrer ' +
        'Bestellseite; über jede solche Aktualisierung informieren wir Sie per E-Mail an die Adresse Ihrer Bestellung. ' +
        'Nachrichten über andere neue Versionen können Sie auf der Bestellseite abbestellen. Änderungen an Spielen oder Programmen anderer ' +
        'Hersteller, die über den vereinbarten Einsatzzweck hinausgehen, gehören nicht dazu.',
    ],
  },
  {
    heading: '10. Haftung',
    blocks: [
      'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, ' +
        'nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen oder einen Mangel arglistig verschwiegen ' +
        'haben. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung von Pflichten, deren Erfüllung den Vertrag ' +
        'erst möglich macht und auf die Sie vertrauen dürfen; dann begrenzt auf den vorhersehbaren, vertragstypischen ' +
        'Schaden. Im Übrigen ist unsere Haftung ausgeschlossen. Die Rechte aus Abschnitt 9 bleiben davon unberührt.',
      'Ein Equalizer kann die Lautstärke einzelner Töne anheben. Stellen Sie Ihre Lautstärke vor dem ersten Hören ' +
        'niedrig ein.',
    ],
  },
  {
    // § 36 VSBG; the platform of Art. 14 of Regulation (EU) 524/2013 was closed in 2025.
    heading: '11. Recht und Streitbeilegung',
    blocks: [
      'Es gilt deutsches Recht. Zwingende Vorschriften zum Schutz der Verbraucher in dem Staat, in dem Sie gewöhnlich ' +
        'leben, behalten ihre Geltung. Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor ' +
        'einer Verbraucherschlichtungsstelle teilzunehmen.',
    ],
  },
]
