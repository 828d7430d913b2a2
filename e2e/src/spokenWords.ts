/** What a screen reader is given of the parts that matter, as `toMatchAriaSnapshot` takes it; fields with their descriptions beside it. */
interface SpokenWords {
  readonly deliveryWrong: string;
  readonly email: readonly [name: string, description: string];
  readonly card: string;
  readonly cardNumber: readonly [name: string, mistake: string];
  readonly lenses: string;
  readonly firstLens: readonly [name: string, description: string];
  readonly upload: string;
  readonly photo: string;
  readonly returned: string;
}

export const SPOKEN: Readonly<Record<'en-us' | 'de-de', SpokenWords>> = {
  'en-us': {
    deliveryWrong: `
      - heading "Delivery" [level=1]
      - alert:
        - text: "Error:"
        - paragraph: 8 things to fix
        - list:
          - listitem:
            - link "Enter your e-\u2060mail."
      - group "Contact":
        - textbox "E-mail" [invalid]
        - textbox "Phone" [invalid]
      - group "How would you like it?":
        - radio /^Deliver to my address/ [checked]
        - radio /^Collect in a store/
      - group "Address":
        - textbox "First name" [invalid]
        - textbox "ZIP code" [invalid]
        - combobox "State" [invalid]
      - group "Delivery time":
        - radio /^Standard/ [checked]
      - button "Continue to payment"
      - complementary "Order summary"`,
    email: ['E-mail', 'Enter your e-\u2060mail. For the receipt and delivery updates.'],
    card: `
      - group "Card details":
        - textbox "Card number"
        - textbox "Expiry date"
        - textbox "Security code"
        - textbox "First name on card"
        - textbox "Last name on card"`,
    cardNumber: ['Card number', 'Check the card number.'],
    lenses: `
      - heading "What are the lenses for?" [level=2]
      - paragraph: Step 1 of up to 7.
      - group "What are the lenses for?":
        - radio "Single vision, for distance $95.00"
        - radio "Reading $95.00"`,
    firstLens: [
      'Single vision, for distance $95.00',
      'For seeing far: driving, walking, a film. Worn all day by most people.',
    ],
    upload: `
      - tablist "How to give it":
        - tab "Upload a photo" [selected]
      - tabpanel "Upload a photo":
        - button "Choose files"
        - list "Pages of your prescription":
          - listitem:
            - 'button "Remove: scan.png"'
            - alert: "Error: This is not a PDF, JPEG or PNG. Choose one of these."`,
    photo: 'Upload a photo',
    returned: `
      - heading "Return items" [level=1]
      - group "What comes back?":
        - list:
          - listitem:
            - checkbox [checked]
            - combobox "Reason"
      - group "Your label":
        - radio "Print it at home" [checked]
        - radio "Show a code"
      - button "Get my label"`,
  },
  'de-de': {
    deliveryWrong: `
      - heading "Lieferung" [level=1]
      - alert:
        - text: "Fehler:"
        - paragraph: 7 Angaben prüfen
        - list:
          - listitem:
            - link "Geben Sie Ihre E-\u2060Mail-Adresse ein."
      - group "Kontakt":
        - textbox "E-\u2060Mail" [invalid]
        - textbox "Telefon" [invalid]
      - group "Wie möchten Sie es erhalten?":
        - radio /^An meine Adresse liefern/ [checked]
        - radio /^In der Filiale abholen/
      - group "Adresse":
        - textbox "Vorname" [invalid]
        - textbox "Postleitzahl" [invalid]
        - textbox "Ort" [invalid]
      - group "Lieferzeit":
        - radio /^Standard/ [checked]
      - button "Weiter zur Bezahlung"
      - complementary "Bestellübersicht"`,
    email: ['E-\u2060Mail', 'Geben Sie Ihre E-\u2060Mail-Adresse ein. Für Rechnung und Versandinfos.'],
    card: `
      - group "Kartendaten":
        - textbox "Kartennummer"
        - textbox "Gültig bis"
        - textbox "Prüfnummer"
        - textbox "Vorname (Karte)"
        - textbox "Nachname (Karte)"`,
    cardNumber: ['Kartennummer', 'Bitte die Kartennummer prüfen.'],
    lenses: `
      - heading "Wofür brauchen Sie die Gläser?" [level=2]
      - paragraph: Schritt 1 von höchstens 7.
      - group "Wofür brauchen Sie die Gläser?":
        - radio /^Einstärken, für die Ferne 92,90\\s€$/
        - radio /^Lesen 92,90\\s€$/`,
    firstLens: [
      'Einstärken, für die Ferne 92,90 €',
      'Für die Ferne: Autofahren, Gehen, Kino. Die meisten tragen sie den ganzen Tag.',
    ],
    upload: `
      - tablist "Wie Sie sie angeben":
        - tab "Foto hochladen" [selected]
      - tabpanel "Foto hochladen":
        - button "Dateien auswählen"
        - list "Seiten Ihres Rezepts":
          - listitem:
            - 'button "Entfernen: scan.png"'
            - alert: "Fehler: Das ist kein PDF, JPEG oder PNG. Wählen Sie eines davon."`,
    photo: 'Foto hochladen',
    returned: `
      - heading "Artikel zurücksenden" [level=1]
      - group "Was kommt zurück?":
        - list:
          - listitem:
            - checkbox [checked]
            - combobox "Grund"
      - group "Ihr Etikett":
        - radio "Zu Hause drucken" [checked]
        - radio "Code zeigen"
      - button "Etikett erstellen"`,
  },
};
