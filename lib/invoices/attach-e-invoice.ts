import { eInvoice } from './e-invoice'
import type { Sheet } from './pdf-sheet'
import type { Invoice } from './schema'

/** The file name that Factur-X 1.0 readers look for. */
const FILE = 'factur-x.xml'

/** Factur-X 1.0 (ZUGFeRD 2), profile EN 16931. */
export function attachEInvoice({ document }: Sheet, invoice: Invoice): void {
  const at = new Date(invoice.issuedAt)
  const options = {
    name: FILE,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  }
  document.file(Buffer.from(eInvoice(invoice)), options)
  document.appendXML(METADATA)
}

const property = (name: string, description: string) => `
              <rdf:li rdf:parseType="Resource">
                <pdfaProperty:name>${name}</pdfaProperty:name>
                <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                <pdfaProperty:category>external</pdfaProperty:category>
                <pdfaProperty:description>${description}</pdfaProperty:description>
              </rdf:li>`

/** Describes the attachment and declares its own schema, as PDF/A requires. */
const METADATA = `
    <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>${FILE}</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
    </rdf:Description>
    <rdf:Description rdf:about=""
        xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
        xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas>
        <rdf:Bag>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property><rdf:Seq>${[
              property('DocumentFileName', 'name of the embedded XML invoice file'),
              property('DocumentType', 'INVOICE'),
              property('Version', 'version of the Factur-X XML schema'),
              property('ConformanceLevel', 'conformance level of the embedded Factur-X data'),
            ].join('')}
            </rdf:Seq></pdfaSchema:property>
          </rdf:li>
        </rdf:Bag>
      </pdfaExtension:schemas>
    </rdf:Description>`
