/**
 * DATEV's published format, for tests only: each field with its heading and the expression its value must
 * match. Header 700 and Buchungsstapel 13, https://developer.datev.de/datev/platform/de/dtvf/formate/header and
 * …/formate/buchungsstapel, as of November 2026. Written by hand, not derived from what the shop writes: the
 * header and the first columns from DATEV's page, the others as public projects quote them.
 */
export interface PublishedField {
  name: string
  expression: RegExp
  isRequired?: true
}

const required = (name: string, expression: RegExp): PublishedField => ({
  name,
  expression,
  isRequired: true,
})
const field = (name: string, expression: RegExp): PublishedField => ({ name, expression })
const pairs = (count: number, art: string, content: string) =>
  Array.from({ length: count }, (_, index) => [
    field(`${art} ${index + 1}`, /^".{0,20}"$/),
    field(`${content} ${index + 1}`, /^".{0,210}"$/),
  ]).flat()

const day = /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const dayFirst = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])20\d\d$/
const empty = /^$/
const emptyText = /^""$/

export const publishedHeader: readonly PublishedField[] = [
  required('Kennzeichen', /^"(EXTF|DTVF)"$/),
  required('Versionsnummer', /^700$/),
  required('Formatkategorie', /^(16|20|21|46|48|65)$/),
  required('Formatname', /^"Buchungsstapel"$/),
  required('Formatversion', /^13$/),
  required('Erzeugt am', /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(2[0-3]|[01]\d)[0-5]\d[0-5]\d{4}$/),
  field('Reserviert', empty),
  field('Reserviert', /^"\w{0,2}"$/),
  field('Reserviert', /^"\w{0,25}"$/),
  field('Reserviert', /^"\w{0,25}"$/),
  required('Beraternummer', /^(\d{4,6}|\d{7})$/),
  required('Mandantennummer', /^\d{1,5}$/),
  required('WJ-Beginn', day),
  required('Sachkontenlänge', /^[4-8]$/),
  required('Datum von', day),
  required('Datum bis', day),
  field('Bezeichnung', /^"[\w.\-/ ]{0,30}"$/),
  field('Diktatkürzel', /^"([A-Z]{2}){0,2}"$/),
  field('Buchungstyp', /^[12]$/),
  field('Rechnungslegungszweck', /^(0|30|40|50|64)$/),
  field('Festschreibung', /^[01]$/),
  field('WKZ', /^"[A-Z]{3}"$/),
  field('Reserviert', empty),
  field('Derivatskennzeichen', emptyText),
  field('Reserviert', empty),
  field('Reserviert', empty),
  field('Sachkontenrahmen', /^"(\d{2}){0,2}"$/),
  field('ID der Branchenlösung', /^\d{0,4}$/),
  field('Reserviert', empty),
  field('Reserviert', emptyText),
  field('Anwendungsinformation', /^".{0,16}"$/),
]

export const publishedColumns: readonly PublishedField[] = [
  required('Umsatz (ohne Soll/Haben-Kz)', /^(?!0{1,10},00)\d{1,10},\d{2}$/),
  required('Soll/Haben-Kennzeichen', /^"[SH]"$/),
  field('WKZ Umsatz', /^"[A-Z]{3}"$/),
  field('Kurs', /^[1-9]\d{0,3},\d{2,6}$/),
  field('Basis-Umsatz', /^(?!0{1,10},00)\d{1,10},\d{2}$/),
  field('WKZ Basis-Umsatz', /^"[A-Z]{3}"$/),
  required('Konto', /^(?!0{1,9}$)\d{1,9}$/),
  required('Gegenkonto (ohne BU-Schlüssel)', /^(?!0{1,9}$)\d{1,9}$/),
  field('BU-Schlüssel', /^"\d{4}"$/),
  required('Belegdatum', /^\d{4}$/),
  field('Belegfeld 1', /^"[\w$%\-/]{0,36}"$/),
  field('Belegfeld 2', /^"[\w$%\-/]{0,12}"$/),
  field('Skonto', /^[1-9]\d{0,7},\d{2}$/),
  field('Buchungstext', /^".{0,60}"$/),
  field('Postensperre', /^[01]$/),
  field('Diverse Adressnummer', /^"\w{0,9}"$/),
  field('Geschäftspartnerbank', /^\d{3}$/),
  field('Sachverhalt', /^\d{2}$/),
  field('Zinssperre', /^[01]$/),
  field('Beleglink', /^".{0,210}"$/),
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  field('KOST1 - Kostenstelle', /^"[\w ]{0,36}"$/),
  field('KOST2 - Kostenstelle', /^"[\w ]{0,36}"$/),
  field('Kost-Menge', /^\d{12},\d{4}$/),
  field('EU-Land u. UStID (Bestimmung)', /^".{0,15}"$/),
  field('EU-Steuersatz (Bestimmung)', /^\d{2},\d{2}$/),
  field('Abw. Versteuerungsart', /^"[IKPS]"$/),
  field('Sachverhalt L+L', /^\d{1,3}$/),
  field('Funktionsergänzung L+L', /^\d{0,3}$/),
  field('BU 49 Hauptfunktionstyp', /^\d$/),
  field('BU 49 Hauptfunktionsnummer', /^\d{0,2}$/),
  field('BU 49 Funktionsergänzung', /^\d{0,3}$/),
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  field('Stück', /^\d{0,8}$/),
  field('Gewicht', /^\d{1,8},\d{2}$/),
  field('Zahlweise', /^\d{0,2}$/),
  field('Forderungsart', /^"\w{0,10}"$/),
  field('Veranlagungsjahr', /^20\d{2}$/),
  field('Zugeordnete Fälligkeit', dayFirst),
  field('Skontotyp', /^\d$/),
  field('Auftragsnummer', /^".{0,30}"$/),
  field('Buchungstyp', /^"[A-Z]{2}"$/),
  field('USt-Schlüssel (Anzahlungen)', /^\d{0,4}$/),
  field('EU-Land (Anzahlungen)', /^"[A-Z]{2}"$/),
  field('Sachverhalt L+L (Anzahlungen)', /^\d{0,3}$/),
  field('EU-Steuersatz (Anzahlungen)', /^\d{1,2},\d{2}$/),
  field('Erlöskonto (Anzahlungen)', /^\d{4,8}$/),
  field('Herkunft-Kz', /^"[A-Z]{2}"$/),
  field('Buchungs GUID', /^".{0,36}"$/),
  field('KOST-Datum', dayFirst),
  field('SEPA-Mandatsreferenz', /^".{0,35}"$/),
  field('Skontosperre', /^[01]$/),
  field('Gesellschaftername', /^".{0,76}"$/),
  field('Beteiligtennummer', /^\d{4}$/),
  field('Identifikationsnummer', /^".{0,11}"$/),
  field('Zeichnernummer', /^".{0,20}"$/),
  field('Postensperre bis', dayFirst),
  field('Bezeichnung SoBil-Sachverhalt', /^".{0,30}"$/),
  field('Kennzeichen SoBil-Buchung', /^\d{1,2}$/),
  field('Festschreibung', /^[01]$/),
  field('Leistungsdatum', dayFirst),
  field('Datum Zuord. Steuerperiode', dayFirst),
  field('Fälligkeit', dayFirst),
  field('Generalumkehr (GU)', /^"[01]"$/),
  field('Steuersatz', /^\d{1,2},\d{2}$/),
  field('Land', /^"[A-Z]{2}"$/),
  field('Abrechnungsreferenz', /^".{0,50}"$/),
  field('BVV-Position', /^[1-5]$/),
  field('EU-Land u. UStID (Ursprung)', /^".{0,15}"$/),
  field('EU-Steuersatz (Ursprung)', /^\d{2},\d{2}$/),
  field('Abw. Skontokonto', /^\d{1,9}$/),
]
