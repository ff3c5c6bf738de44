// biome-ignore-all lint/style/noExcessiveLinesPerFile: everything people wrote in English, one table of texts that is one piece.
import type { PostText } from './post-text.ts';

/** The posts written in English with their comments, by rising number. */
export const EN: readonly PostText[] = [
  {
    n: 1,
    title: 'Ceiling tags read from ten feet: how big does the code have to be?',
    content:
      'We tag everything with a code, including things nobody can reach: air handlers, projector mounts, the access points above the corridor. From eye height to the tag is about three meters, and nobody wants to fetch a ladder to read a serial number.\n\nMy first batch was 60 mm square, 33 modules a side, black on white polyester. The newest phone in the team reads it from the floor if you hold still. The older ones only get it at arm’s length from the ladder, which defeats the point.\n\nI know the rule of dividing the reading distance by ten. That gives 30 cm, and a tag the size of a pizza box on an access point is not going to happen. I could cut the content to a six-character id on a short domain, which brings it down to 25 modules.\n\nSo: is the rule about the whole code or about one module? Does pinch zoom make up for a small tag? And has anyone found a size that works on ceilings without looking like a target at a firing range?',
    tags: ['print size', 'distance', 'asset tags', 'labels'],
    keywords: [
      'scan from three meters',
      'ceiling equipment label',
      'module size',
      'minimum size for scanning',
      'camera zoom',
      'reading distance rule',
    ],
    comments: [
      'It’s about the module. A phone wants roughly three camera pixels on each one, and at three meters the main camera without zoom gives you that at 6 mm or so. Times 25 that’s 150 mm, half of what the rule says.',
      'We settled on 120 mm for warehouse beams, read from about the same height. 25 modules, level M. Everyone zooms to 2x without being told.',
      {
        text: 'Zoom helps only if it’s optical, or at least a real crop of the sensor. The cheap phones just enlarge a blurry preview.',
        replies: [
          'Even the enlarged preview helped here: people aim better and hold steadier. But no, it adds no detail.',
          'Fair, aiming is half the battle. I’d still test with the worst phone on the team and zoom off.',
        ],
      },
      'Cutting 33 modules to 25 makes every module a third bigger on the same tag. Do that before you change anything else.',
      'Ten to one is for people who don’t know they’re supposed to zoom. Posters, in other words.',
      {
        text: 'Have you tried angling the tag? Ours sit on a little bracket tilted 30 degrees toward the aisle. Flat on the ceiling plate you always look at them from the side.',
        replies: [
          'Brackets got knocked off by the cleaning crew here. We moved the tags to the wall below the unit, at eye height, with an arrow up.',
        ],
      },
      'Light matters more than size up there. The tag sits next to a bright fixture and the phone exposes for the lamp.',
      'Matte stock! Gloss polyester plus ceiling panels equals a white rectangle.',
      {
        text: 'Why not put one code at the door frame and list all the ceiling units of the room on its page?',
        replies: [
          'Because then techs pick the wrong unit from the list. Two identical units, one filter changed twice. We went back to one tag each.',
        ],
      },
      'Ask whether the people doing this carry scanners anyway. A long-range imager solved it for us without reprinting a single tag.',
      '60 mm over 33 modules is 1.8 mm each. At three meters I would not expect any phone to like it.',
      {
        text: 'Print three sizes on plain paper, tape them to the ceiling, hand the phones round. Took us fifteen minutes and ended a two-week argument.',
        replies: [
          'Did the same and left the paper ones up for a month. 100 mm won, because of the one phone with the scratched lens.',
        ],
      },
      'Don’t forget the margin when you say a size. If 120 mm is the label, with four modules of white all round, the code itself is only 91 mm.',
      'For projector mounts we gave up on codes and used a plain number, 40 mm tall. People can read that from the floor and type it.',
      {
        text: 'Level L might make sense here. Nobody touches a ceiling tag, so you’re paying for damage that won’t happen.',
        replies: [
          'Dust and spider webs count as damage too. I’d go with M.',
          'M then, as long as it stays at 25 modules. Spider webs hadn’t occurred to me.',
        ],
      },
    ],
  },
  {
    n: 2,
    title: 'Labels that survive disinfectant wipes: material first, content second',
    content:
      'Count before you print. We walked every room with a spreadsheet and found eleven thousand things, of which about 900 carried two numbers and 400 carried none. Stick labels on before that walk and you will be sticking them twice.\n\nMaterial decides how long it lasts. Ink-jet paper under tape gave up after three weeks of wipes: the alcohol creeps in at the cut edge and the black runs. What has held for four years is white polyester printed by thermal transfer with a resin ribbon, and anodized aluminum for anything that goes through the washer. Round the corners, because a square corner is where a glove starts peeling.\n\nPut as little as possible into the code. Ours hold our domain, a slash and a six-character id, 25 modules a side at level M. Name, model, room and service date live in the database, since all four change. I would go to Q for things on wheels, and not to H: a finer pattern on the same label is the first thing scratches win against.\n\nClean the surface with isopropyl, let it dry, press for ten seconds, and leave it a day before the first wipe. Then test one the unkind way: fifty wipes with whatever housekeeping uses, scan, fifty more. And print the id in plain characters under the code, because the network will be down on the day somebody needs it.',
    tags: ['asset tags', 'labels', 'materials', 'hospital'],
    keywords: [
      'equipment labels',
      'polyester label',
      'thermal transfer resin ribbon',
      'anodized aluminum tag',
      'disinfectant resistant',
      'short asset id',
    ],
    comments: [
      'Fifty wipes is kind. Infection control here goes over an infusion pump six or eight times a shift, so we test with five hundred.',
      'Which adhesive? The polyester was fine on our carts, the glue was what let go, on powder-coated paint especially.',
      {
        text: 'For the washer we use laser-marked steel tags on a ring instead. Nothing to peel, and they survive being dropped.',
        replies: [
          'Careful with polished steel: dark mark on a mirror, and under an exam lamp it reads one time in three. A bead-blasted finish fixed that for us.',
        ],
      },
    ],
  },
  {
    n: 3,
    title: 'Print the number in plain characters beside every code',
    content:
      'Somebody’s phone will be at two percent, the tag will be scraped, or the system will be down. On that day the only thing that still works is a person reading characters aloud.\n\nSo every label we print carries its id in a plain sans-serif, at least 3 mm high, right under the code. Grouped in threes, no O and no I, no hyphen for people to wonder about: 4K7 P2M. One of our ultrasound carts lost a whole corner of its code to a door frame and has been booked in and out by typing ever since. Nobody has filed a ticket about it.\n\nKeep those characters out of the white margin, four modules from the pattern on every side. I have seen the id squeezed in there to save 2 mm of label, and after that neither the camera nor the human could make it out.',
    tags: ['asset tags', 'labels', 'backup', 'legibility'],
    keywords: [
      'human readable id',
      'type the number',
      'damaged code',
      'label font',
      'check character',
      'plain text beside code',
    ],
    comments: [
      'Our help desk asks callers to read the tag over the phone. Grouping in threes cut the mishearings to almost nothing.',
      'Pick a typeface where 5 and S differ as well. A B5/BS mix-up once sent a bed scale to the wrong building.',
      {
        text: 'Why not print the whole web address too?',
        replies: [
          'Because nobody types forty characters with gloves on. The id alone, and one search box on the intranet start page.',
        ],
      },
      'A check character at the end would catch the typos. One letter computed from the rest, and the form says at once that something is off.',
      'White text on a black strip looks smart and smears first. Black on white, same as the code.',
      {
        text: '3 mm is optimistic for anyone over fifty. We print 5 mm and dropped the logo to make room.',
        replies: ['Dropping the logo took me two meetings. Worth both of them.'],
      },
    ],
  },
  {
    n: 4,
    title: 'Paper menu or a code on the table? What our guests actually picked',
    content:
      'One summer I swept every paper menu off the tables and put a card with a code in its place. By the second weekend I had forty menus printed again and hidden behind the bar like contraband.\n\nWhat I learned by asking people as I cleared plates: the under-forties don’t mind the phone, but half of them still want something in the hand while they talk. The older crowd from the afternoon sessions wants paper, full stop, and won’t ask for it twice; they just order the soup. Tourists loved the page, because it comes up in their own language.\n\nThe kitchen is on the side of the code. The hake runs out at eight and the page says so at one minute past. No pen, no apology at the table.\n\nSo now there’s both: one laminated sheet with the things that never change, and the code for specials, allergens and the other languages. What do your tables reach for first? And has anybody gone all the way in one direction and stayed there without regret?',
    tags: ['restaurant', 'menu', 'guests', 'hospitality'],
    keywords: ['qr menu', 'paper menu', 'daily specials', 'older guests', 'table card', 'pub kitchen'],
    comments: [
      'Fourteen tables, code only for two years, no regrets, but we’re a burger place next to a university. At my parents’ restaurant I’d be thrown out for suggesting it.',
    ],
  },
  {
    n: 13,
    title: 'Codes on gas cylinders and pipes: how wide before the curve spoils it?',
    content:
      'Oxygen cylinders come back from the supplier every week and I want our own tag on each shoulder, plus tags on the pipes in the plant room. Flat labels are solved here. Round things are not.\n\nOn a large cylinder, 230 mm across, a 60 mm code scans from any sensible position. On the portable ones, about 110 mm, the same label is fussy: dead center or nothing. On a 28 mm pipe I wrapped 25 mm of code around and no phone would touch it, because the outer columns disappear around the side.\n\nA colleague’s rule is to stay inside a sixth of the circumference. By that measure the pipe gives me not quite 15 mm, which at 25 modules is just under 0.6 mm each. Legible on paper; I have doubts about a plant room with one bulb.\n\nHas anyone measured where it really stops? Does it help to turn the code, or to use a flag that sticks out from the pipe, or is that just one more thing to snag a sleeve on?',
    tags: ['curved surfaces', 'asset tags', 'print size', 'pipes'],
    keywords: [
      'gas cylinder label',
      'code on a pipe',
      'circumference rule',
      'curved label',
      'low version',
      'round surface scan',
    ],
    comments: [
      'A sixth is about right. At 30 degrees to either side the edge modules look 13 percent narrower; at 45 degrees it’s 29, and the cheaper readers give up.',
      'Turning does nothing, a square is a square. Fewer modules does: we went from 33 to 21 with a digits-only code and now the thin pipes scan.',
      {
        text: 'Flags for pipes. Rigid ones, 30 mm, clipped on with a saddle.',
        replies: [
          'Rigid flags are banned in our plant room since one opened somebody’s cheek. Soft vinyl folded on itself, sticky side in, does the job too.',
        ],
      },
    ],
  },
  {
    n: 14,
    title: 'A code on your web page: alt text, a real link, no keyboard traps',
    content:
      'Start from a fact people forget: whoever has your page open on a phone cannot scan it. The camera is on the back of the same glass. A code on a page is a second way in, never the only one.\n\nStep one is the link. Right next to the image, put an ordinary link to exactly the address the code holds, with words that say where it goes: “Open the ticket page”. Same destination down to the last parameter, or you will be debugging two journeys.\n\nStep two is the alt text. “QR code” tells a screen reader user there is a picture they can’t use. “QR code for the ticket page, same as the link below” tells them they’re missing nothing. Don’t have the address read out letter by letter.\n\nStep three, keyboard. If clicking enlarges the code, make it a button, show the focus, close on Escape and give the focus back. A dialog that swallows Tab is worse than a small image.\n\nStep four, contrast and size. Keep a light panel around it when the theme is dark, and let it grow to 200 CSS pixels or more, since people scan a laptop from about 50 cm. Then unplug the mouse, start a screen reader, and reach the ticket page twice: once by keyboard, once by phone.',
    tags: ['accessibility', 'web', 'alt text', 'screen readers'],
    keywords: [
      'accessible qr code',
      'alt text for qr code',
      'link next to code',
      'keyboard focus',
      'dark theme panel',
      'scan own screen',
    ],
    comments: [
      'Our alt text used to be “qr_final_v3.png”. Fixed. Ashamed.',
      'If the code is a Wi-Fi login there is no address to link to. We show network and password as text beside it, each with a copy button.',
      {
        text: 'Should the image itself be inside the link as well?',
        replies: ['I’d keep it out. The name gets announced twice, and people long-press the picture to save it.'],
      },
      'Long-pressing a code in some browsers offers to open what it holds, so one-phone visitors aren’t entirely lost. Don’t count on it though.',
      'For the print style sheet I keep the code and write the address out in full. A link alone is useless on paper.',
      {
        text: 'Escape to close broke in our overlay because the video player behind it caught the key first. Test with the page in its busiest state.',
        replies: [
          'The native dialog element took care of that for us. Opened as a modal, it makes the page behind it inert, player included.',
        ],
      },
      'Forced colors mode is worth a try too. Our inline SVG used currentColor and came out yellow on black.',
    ],
  },
  {
    n: 15,
    title: 'Test with the oldest phone you own, in the worst light you have',
    content:
      'My test phone has a cracked corner, a 2014 camera and a lens that has lived in a pocket with keys. If a code works on that one, in the hallway where the bulb is dying, it works.\n\nNew flagships forgive nearly everything. They focus very close, brighten the dark, and read a pattern you’d swear was mush. The people standing in front of your poster own something else: a hunting autofocus, a thumbprint over the glass, a camera that never gets sharp closer than 12 cm.\n\nSo test the printed object and never the picture on your monitor. Three readers at least: the built-in camera of two makes plus one scanner app with a different decoder. Once straight on, once from an angle, once in bad light. If any of the nine tries takes longer than three seconds, the code is too small or too fancy.\n\nI bought six old phones in a shoebox at a yard sale for twenty dollars. They have found more broken codes than any tool I’ve written.',
    tags: ['testing', 'phones', 'low light', 'readability'],
    keywords: [
      'old phone test',
      'autofocus distance',
      'dirty lens',
      'scanner app',
      'printed proof',
      'try three readers',
    ],
    comments: [
      'Wipe the lens and test, then test again without wiping it. The second result is the true one.',
      'Nine tries is now our checklist, taped to the proofing table.',
      {
        text: 'Watch out for false failures: my oldest phone scans fine but can’t open the page because its certificates are out of date.',
        replies: [
          'I’d count that as a failure all the same. The visitor with that phone sees nothing.',
          'True for the page. I only mean don’t go and enlarge the code because of it.',
        ],
      },
      'We test behind the bar with the stage lights on. Red light, red code, nothing there at all.',
      'Is there any point in simulating this? Someone on our team swears by blurring the image in software and skipping the phones.',
      {
        text: 'Don’t throw out phones with a broken autofocus, they’re the best testers you can get.',
        replies: ['Mine is stuck at infinity. Anything under 25 mm fails on it, which taught me to print at 35.'],
      },
      'Snow deserves a line. Our ski-lift code worked all autumn, then came the glare and every screen looked black.',
    ],
  },
  {
    n: 16,
    title: 'Link shorteners on things made to last: a librarian’s doubts',
    content:
      'In our local history room hangs a panel from an old exhibition, very nicely framed, with a code that goes nowhere. The curator had used a free shortening service. The service has closed, the panel has not.\n\nI understand the attraction. A short address makes a code with fewer modules, it can be corrected after printing, and it counts the visits. For a poster that lives three weeks I have nothing against it. But a library puts things on walls for ten years, and then one trusts three parties at once: the target page, the shortener, and whoever buys the shortener. I have met one that put a page of advertising in between, without asking.\n\nWhat we do now: our own domain, a folder /q/ and a number. A simple file says that /q/118 goes to the page about the log drive. If the page moves, I change one line. It is nearly as short as the services, and it depends on nobody but us paying for the domain.\n\nMy doubt is the small institutions. A parish museum with two volunteers has no web server to configure. Should they take the shortener, the long address, or no code at all? I would like to hear where you put the limit.',
    tags: ['link rot', 'short links', 'library', 'domains'],
    keywords: [
      'link shortener',
      'dead links',
      'own domain redirect',
      'exhibition panel',
      'permanent address',
      'short address',
    ],
    comments: [
      'Long address, every time. A 41-module code on a wall panel is no hardship; there’s plenty of wall.',
      'The advertising page happened to us with a school group. A betting ad, on a panel about fishing boats.',
      {
        text: 'Most registrars forward a domain or a subdomain to any address for nothing. That’s a redirect you own, no server needed.',
        replies: [
          'Forwarding often lands on the home page and drops the path. Check that /q/118 survives it.',
          'Right, mine has a tick box for keeping the path. It was off by default.',
        ],
      },
      'Permanent identifiers exist for exactly this. Ask your national library whether it hands out ARKs or something similar to small museums.',
      'I think you’re too kind about the three weeks. Posters stay on notice boards for years.',
      {
        text: 'Counting visits is the real reason people use them, and the log of your own redirect gives you the same number.',
        replies: [
          'It gives you bots as well. Half of our redirect hits are link checkers.',
          'So do the services, they just hide it better. We filter on user agents and live with the rest.',
        ],
      },
      'For two volunteers: a free static host, their own domain on top, a dozen tiny pages that forward. A patient teenager sets that up in an afternoon.',
      'The domain is the weak point, not the service. Ours lapsed because the renewal mails went to a retired colleague.',
      {
        text: 'Print the long address in small type under the short code. When the redirect dies, someone can still look for an archived copy.',
        replies: [
          'Leave room for the frame, though. Our line of small type ended up behind the mat.',
          'Good point, we have it inside the printed area, a finger’s width above the edge.',
        ],
      },
      'In archives we’d call the code a finding aid and not a record. It may die as long as the catalogue number next to it doesn’t.',
      'Shorteners that accept your own domain are a fair middle. If the company folds, you point the domain elsewhere and keep the slugs, provided you exported them.',
      {
        text: 'How do you number them? We started with random slugs and nobody could tell in the spreadsheet which was which.',
        replies: ['Room letter plus a running number here: B07. Short, and volunteers can find the panel.'],
      },
      'This made me check the 64 codes in our heritage park. Nine dead, seven of them through one and the same shortener.',
    ],
  },
  {
    n: 17,
    title: 'White code on a dark page: which readers still fail on it?',
    content:
      'Our design system went dark by default, and somebody made the QR component follow the theme: light modules on near-black. Every recent phone I have reads it at once, so the ticket was closed as “works for me”.\n\nThen I emptied my drawer. Of nine older phones, four never reacted to the inverted code, while all nine read the plain one. A handheld scanner that a friend brought from her shop beeped for dark-on-light only, until we found a setting for inverse symbols deep in its manual. Off from the factory.\n\nAs far as I understand, newer editions of ISO/IEC 18004 allow reflectance reversal and the first one did not, so nobody is exactly wrong. But “allowed” doesn’t help the person stuck at the turnstile.\n\nBefore I argue for a light panel in dark mode, I’d like to know what else fails. Ticket gates, library self-checkout, banking apps? And does very dark gray on a light gray panel keep the night people happy, or is that a new problem?',
    tags: ['inverted codes', 'dark mode', 'web', 'readability'],
    keywords: [
      'reflectance reversal',
      'white on black qr code',
      'light panel',
      'handheld scanner setting',
      'ticket gate',
      'dark theme',
    ],
    comments: [
      'Ticket gates at our arena take nothing inverted. The attendant walks along the line and switches off dark mode for people, which says it all.',
      'Self-checkout kiosk in our library, bought new, reads both. The stocktaking gun from the same supplier does not.',
      {
        text: 'The decoders I’ve worked with need an explicit option for inverted symbols. It costs time per frame, so app makers leave it off.',
        replies: [
          'Sensible on a cheap phone: two passes per frame halves the rate.',
          'Alternate then. Odd frames normal, even frames inverted. Nobody notices the delay.',
        ],
      },
      'Light panel. Twelve lines of CSS and the topic is closed for good.',
      'Dark gray on light gray is fine up to a point. #222 on #DDD never gave me trouble, #555 on #BBB did, outdoors.',
      {
        text: 'On a bright screen in a dark room the inverted one gets worse: the camera overexposes and the white modules bloom over the dark ones.',
        replies: [
          'Tapping on the code to set the exposure should cure that.',
          'It does, for people who know the trick. The rest wave the phone about and leave.',
        ],
      },
      'My bank’s app rejects inverted payment codes outright. The hotline told me to print it.',
    ],
  },
  {
    n: 26,
    title: 'Codes on library shelves, from the first list to the yearly round',
    content:
      'Begin with a list and not with a printer. Ours has six columns: shelf, subject, address, text on the label, date of printing, last check. Thirty-one rows in the first year, and I refused every wish that could not fill the six columns.\n\nFor each subject make one page on your own domain, at an address that does not name the software behind it. /sujets/astronomie has survived two catalogues. The page shows the e-books, two databases and the librarian who answers questions. If there is nothing to show beyond what stands on the shelf, no label.\n\nThe label itself: 25 to 30 mm for the code, 29 modules in our case, on matt white card, with a verb beside it, “Find the e-books on astronomy”. We place it at 145 cm at the shelf end, and a second one at 110 for children and for people who sit. Our first series was in glossy sleeves, and under the fluorescent tubes it was useless from half of the aisle.\n\nThen comes maintenance, which is the true work. Every August a student walks the list with a phone, scans all, and writes the date in the last column. In the first round three targets were dead and one label had walked by itself to another shelf. Reprinting took a morning. Without the list it would have been a treasure hunt.',
    tags: ['library', 'labels', 'maintenance', 'accessibility'],
    keywords: ['shelf labels', 'library qr codes', 'label spreadsheet', 'eye height', 'matt card', 'yearly link check'],
    comments: [
      'We have four of your six columns. The missing ones, print date and last check, are why nobody knows what is still alive.',
      'Magnetic holders on the metal shelf ends. When the subject moves, the label moves with it.',
      {
        text: '145 cm is too high for our wheelchair users, so we went to 120 and made that the only one. Half the labels to maintain.',
        replies: [
          'At 120 tall readers bend over and shade it with their own phone. Did nobody complain?',
          'A few did. We tilted the holders upward by fifteen degrees and it stopped.',
        ],
      },
      'Instead of the August walk, a script requests all our addresses every Monday. The walk is still needed for labels that wander off, though.',
      'The verb made the difference for us as well. With “E-books” alone hardly anyone tried it; “Borrow the e-book tonight” gets asked about at the desk.',
    ],
  },
];
