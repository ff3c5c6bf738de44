// biome-ignore-all lint/style/noExcessiveLinesPerFile: all texts in English are one table, which would gain nothing
// from being split.
import type { PostText } from './post-text.ts';

/** All posts in English with their comments, in ascending order of their numbers. */
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
      'We settled on 120 mm for warehouse beams, read from about the same height. 25 modules, level M. Everyone zooms to 2x without being told. We started at 200 to be safe, got teased about it, and came down in steps of 20 until the first phone in the team gave up. It gave up at 80, so there’s some reserve.',
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
      'Matte stock! Gloss plus ceiling lights is a white rectangle.',
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
      'Count your equipment before you print a single code. We walked every room with a spreadsheet and found eleven thousand things, of which about 900 carried two numbers and 400 carried none. Put labels on before that walk and you will be sticking them twice.\n\nMaterial decides how long it lasts. Ink-jet paper under tape gave up after three weeks of wipes: the alcohol creeps in at the cut edge and the black runs. What has held for four years is white polyester printed by thermal transfer with a resin ribbon, and anodized aluminum for anything that goes through the washer. Round the corners, because a square corner is where a glove starts peeling.\n\nPut as little as possible into the code. Ours hold our domain, a slash and a six-character id, 25 modules a side at level M. Name, model, room and service date live in the database, since all four change. I would go to Q for things on wheels, and not to H: a finer pattern on the same label is the first thing scratches win against.\n\nClean the surface with isopropyl, let it dry, press for ten seconds, and leave it a day before the first wipe. Then test one the unkind way: fifty wipes with whatever housekeeping uses, scan, fifty more. And print the id in plain characters under the code, because the network will be down on the day somebody needs it.',
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
      'Fifty wipes is kind. Infection control here goes over an infusion pump six or eight times a shift, so we test with five hundred. It takes two people and a long afternoon of podcasts, and it has already saved us from one “medical grade” label that went blank at about two hundred and sixty.',
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
      'Oxygen cylinders come back from the supplier every week and I want our own QR tag on each shoulder, plus tags on the pipes in the plant room. Flat labels are solved here. Round things are not.\n\nOn a large cylinder, 230 mm across, a 60 mm code scans from any sensible position. On the portable ones, about 110 mm, the same label is fussy: dead center or nothing. On a 28 mm pipe I wrapped 25 mm of code around and no phone would touch it, because the outer columns disappear around the side.\n\nA colleague’s rule is to stay inside a sixth of the circumference. By that measure the pipe gives me not quite 15 mm, which at 25 modules is just under 0.6 mm each. Legible on paper; I have doubts about a plant room with one bulb.\n\nHas anyone measured where it really stops? Does it help to turn the code, or to use a flag that sticks out from the pipe, or is that just one more thing to snag a sleeve on?',
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
      'Nine tries. Taped to our proofing table now.',
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
      'Three weeks? Posters hang for years.',
      {
        text: 'Counting visits is the real reason people use them, and the log of your own redirect gives you the same number.',
        replies: [
          'It gives you bots as well. Half of our redirect hits are link checkers.',
          'So do the services, they just hide it better. We filter on user agents and live with the rest.',
        ],
      },
      'For two volunteers: a free static host, their own domain on top, a dozen tiny pages that forward. A patient teenager sets that up in an afternoon.',
      'The domain is the weak point, not the service. Ours lapsed because the renewal mails went to a retired colleague. A stranger had it by the next morning and wanted four figures for it, and the plaques along the river still carry the old name. We tell visitors not to scan them.',
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
      'Our design system went dark by default, and somebody made the QR component follow the theme: light modules on near-black. Every recent phone I have reads it at once, so the ticket was closed as “works for me”.\n\nThen I emptied my drawer. Of nine older phones, four never reacted to the inverted code, while all nine read the plain one. A handheld scanner that a friend brought from her shop beeped for dark-on-light only, until we found a setting for inverse symbols deep in its manual. Off from the factory.\n\nAs far as I understand, newer editions of ISO/IEC 18004 allow reflectance reversal and the first one did not, so nobody is exactly wrong. But “allowed” doesn’t help the person stuck at the turnstile.\n\nBefore I argue for a light panel in dark mode, I’d like to know what else fails. Ticket gates, library self-checkout, banking apps? And does very dark grey on a light grey panel keep the night people happy, or is that a new problem?',
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
      'Light panel, close the ticket.',
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
      'Codes on shelves begin with a list and not with a printer. Ours has six columns: shelf, subject, address, text on the label, date of printing, last check. Thirty-one rows in the first year, and I refused every wish that could not fill the six columns.\n\nFor each subject make one page on your own domain, at an address that does not name the software behind it. /sujets/astronomie has survived two catalogues. The page shows the e-books, two databases and the librarian who answers questions. If there is nothing to show beyond what stands on the shelf, no label.\n\nThe label itself: 25 to 30 mm for the code, 29 modules in our case, on matt white card, with a verb beside it, “Find the e-books on astronomy”. We place it at 145 cm at the shelf end, and a second one at 110 for children and for people who sit. Our first series was in glossy sleeves, and under the fluorescent tubes it was useless from half of the aisle.\n\nThen comes maintenance, which is the true work. Every August a student walks the list with a phone, scans all, and writes the date in the last column. In the first round three targets were dead and one label had walked by itself to another shelf. Reprinting took a morning. Without the list it would have been a treasure hunt.',
    tags: ['library', 'labels', 'maintenance', 'accessibility'],
    keywords: ['shelf labels', 'library qr codes', 'label spreadsheet', 'eye height', 'matt card', 'yearly link check'],
    comments: [
      'We have four of your six columns. The missing ones, print date and last check, are why nobody knows what is still alive.',
      'Magnetic holders. The subject moves, the label moves.',
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
  {
    n: 27,
    title: 'Capital letters in scheme and host make the code smaller',
    content:
      'Write HTTPS://EXAMPLE.COM in capitals and a QR code can store it in its alphanumeric mode. That mode knows 45 characters: the digits, A to Z, the space, the colon and $ % * + - . /. It puts two of them into 11 bits. In byte mode the same two need 16.\n\nScheme and host do not care about case; every browser lowers them by itself. The path is another matter. /A17 and /a17 are two different pages unless your server says otherwise, so either make the capital path the real one or tell the server to ignore case. And keep ? & = _ # out of the address. They are not among the 45, and from the first of them on you pay byte prices.\n\nWorked out: HTTPS://EXAMPLE.COM/A17 has 23 characters. At level Q that is version 2, 25 modules a side. In small letters it is version 3, 29 modules. On a 20 mm label you get 0.8 mm per module where you had 0.69, for holding down the shift key.',
    tags: ['encoding', 'alphanumeric mode', 'url', 'version'],
    keywords: [
      'uppercase url',
      '45 characters',
      '11 bits for two characters',
      'smaller qr code',
      'case sensitive path',
      'level q',
    ],
    comments: [
      'Expect one question: the preview on the phone shows the address in shouting capitals until it is tapped. Two of our customers asked whether it was a scam.',
    ],
  },
  {
    n: 28,
    title: 'From car parts to joke to menu: how the QR code came back',
    content:
      'In 2012 I proposed to put QR codes on our shelf of new arrivals. A colleague laughed, not unkindly, and sent me the photo of a code on a billboard beside a highway. The proposal went in a drawer. I think of it each time I see a grandmother point her phone at a bus stop.\n\nThe history is stranger than a comeback. Denso Wave made the code in 1994 so that boxes of car parts could be read faster than with rows of bar codes. It was never meant for people with phones. Around 2011, marketing in the West put it everywhere, asked you to install an application first, and the page at the end was made for a computer screen. I find the joke was deserved, but it was about the pages.\n\nTwo things changed, and the code was neither of them. In 2017 the iPhone camera began to read it by itself, with iOS 11, and other phones did the same in those years. Then in 2020 nobody wanted to touch a menu. Our library taped one to the door for the catalogue, on an ordinary sheet, and this sheet taught more people than my presentation would have.\n\nWhat do you remember of it? And is there a technology we laugh at that only waits for its camera?',
    tags: ['history', 'library', 'culture', 'phones'],
    keywords: [
      'denso wave 1994',
      'camera reader',
      'contactless menu',
      'marketing joke',
      'history of qr codes',
      'comeback',
    ],
    comments: [
      'I still have a business card from 2011 with a code that fills the whole back. It led to a Flash page.',
      'In Japan nobody laughed. My sister swapped mail addresses with it at school around 2004.',
      {
        text: 'The reader apps killed it. Five steps to get a coupon for ten cents off a yogurt.',
        replies: [
          'And half of those apps showed an ad before they opened the page.',
          'Mine showed it after, which was worse: it covered the coupon.',
        ],
      },
      'Denso Wave choosing not to enforce its patent gets too little credit. With a royalty on every code the story would have ended in a factory.',
      'I used codes all through the joke years, on circuit boards. Nobody in the plant knew they were supposed to be embarrassing. When my kids laughed at one on a cereal box I took them to work and let them watch a few hundred an hour go by. They never went away, they were only out of fashion in shop windows.',
      {
        text: 'Was it really the camera and not the pandemic? Nobody I know scanned anything between 2017 and 2020.',
        replies: [
          'Concert tickets and rental bikes did it for me in 2018. But that’s a city.',
          'Fair. In our village the vaccination certificate was the first code most people ever owned.',
        ],
      },
      'My bet for the next one: NFC stickers. Everyone carries the reader, and people still don’t know where to hold the phone.',
      'I’ve driven past that billboard. Six lanes.',
      {
        text: '3D television. It can wait for its camera forever.',
        replies: [
          'Voice control in the car, in my case. It finally understands my accent and I’ve stopped talking to it.',
        ],
      },
      'Phones in Japan could read them from about 2002, so for everyone else the wait was some fifteen years.',
      'Our museum skipped the first wave because the director hated how they look. It made us seem very modern in 2015 and very old in 2021.',
    ],
  },
  {
    n: 29,
    title: 'Same text, two libraries, two different masks: is one of them wrong?',
    content:
      'I compare encoders in my free time, as other people compare wines. For one and the same address at version 3, level M, library A takes mask 2 and library B takes mask 5. Both symbols decode everywhere I try them.\n\nVersion, segments and codewords are identical; I dumped them bit for bit. Only the mask differs, and with it the format information.\n\nSo I computed the four penalties in a spreadsheet, which I do not recommend. N1 for runs, N2 for two-by-two blocks, N3 for patterns that look like a finder, N4 for the balance of dark and light. My sums agree with A if the format information is in place while counting, and with B if its modules are left empty. For a second text the difference was in N3: whether the light margin outside the symbol may count as the four light modules beside the pattern.\n\nThe standard says to take the mask with the lowest penalty. I have read the clause three times and can defend both. Is there a reading that is right? And has anybody seen a case where a “wrong” mask made a symbol worse to scan, and not only different?',
    tags: ['encoding', 'masks', 'standard', 'libraries'],
    keywords: [
      'mask penalty rules',
      'lowest penalty mask',
      'format information',
      'n1 n2 n3 n4',
      'iso 18004',
      'encoder comparison',
    ],
    comments: [
      'Both are right in the only sense that counts: the mask number is written in the symbol and the reader takes it from there.',
      'N4 is another trap. Steps of five percent, rounded up, down or to nearest: I’ve met all three, in code that passes its own tests.',
      {
        text: 'I once forced all eight masks on a few thousand random texts and read blurred copies. Best and worst were hardly apart, except where a mask left big plain areas.',
        replies: [
          'How much blur? With a sharp image you’d never see a difference.',
          'Up to just under one module’s width. Beyond that nothing read, whatever the mask.',
        ],
      },
      'If you need identical output for tests, fix the mask in the call. Comparing automatic choices across libraries is, as you say, a hobby.',
      'Check whether A and B also differ about the version information. It only exists from version 7 up, so small examples won’t show it.',
    ],
  },
  {
    n: 30,
    title: 'After the scan: a page that opens on one bar of signal',
    content:
      'The scan takes half a second. Then comes the part nobody tests: a stranger on a train platform with one bar, waiting. I throttle my browser to 400 kbit/s with 400 ms of delay and look at the white screen the way they would.\n\nSet a budget first. At that speed 50 kB take a second, so everything that must arrive before the first sentence can be read gets 100 kB. Usually that means no web font, no carousel, and no framework for four paragraphs and a map link.\n\nPut the answer on top, in text. Someone scanning the board at a trailhead wants the distance and whether the bridge is open. Pictures come further down, lazy-loaded, with width and height set so the words don’t jump.\n\nRemove the doors: no “open in our app”, no newsletter box, no consent wall in front of the content. Load no trackers and there is a lot less to ask for. Choose the language from the browser’s setting, but show a switch, because the phone may be borrowed.\n\nLast, the dull checks. The address answers over https without a chain of redirects, each of which costs a round trip. The 404 page says something useful. The page makes sense when the script never arrives. Then walk to the sign and try it there; I have been surprised by basements.',
    tags: ['landing page', 'performance', 'web', 'mobile'],
    keywords: [
      'slow connection',
      'page weight budget',
      'no cookie wall',
      'browser language',
      'redirect chain',
      'text first',
    ],
    comments: [
      'Redirects were our biggest win. http to https to www to /en/ to /en/home: nearly two seconds gone before the first byte.',
      'A budget of 100 kB sounds harsh until you write plain HTML. Ours came out at 14, including a small photo. The page before it weighed 3.8 MB, and two thirds of that was a portrait of the mayor, who was very decent about being moved below the bus times.',
      {
        text: 'How do you deal with a consent banner that legal insists on?',
        replies: [
          'A strip at the bottom that covers nothing, with the text readable above it. Our lawyers accepted that; ask yours before you copy it.',
        ],
      },
      'Put the phone number of the place in the first screenful. With one bar, a call often gets through when the page doesn’t.',
      'System fonts. Our brand department has yet to notice.',
      {
        text: 'A service worker would make the second visit instant.',
        replies: [
          'Who opens a trailhead page twice, though?',
          'Season ticket holders at our lido, daily. But yes, it does nothing for the first scan.',
        ],
      },
    ],
  },
  {
    n: 39,
    title: 'Leave the quiet zone alone: four modules, all the way round',
    content:
      'The white border is part of the code. I say it so often that an apprentice had it printed on a mug for me.\n\nMost of the duds that cross my counter are perfectly good codes with the edge cut off. A designer sees empty paper, tightens the crop, runs a keyline round it or parks it on the brand colour. The reader needs that emptiness to tell where the pattern starts, and the standard asks for four modules on every side. Only the small cousin, Micro QR, gets by on two.\n\nDo the sum before you crop. A 25 mm code of 29 modules: 25 divided by 29 is 0.86 mm a module, times four is 3.4 mm of margin. So the hole to leave in the artwork is 32 mm square and not 25, and it wants saying on day one rather than at proof stage.\n\nOn a coloured or busy background, give it a white panel of that size and stop arguing. Rounded corners on the panel are fine. So is a hairline frame, outside the four.',
    tags: ['quiet zone', 'print', 'layout', 'design'],
    keywords: ['white margin', 'four modules', 'cropped qr code', 'clear space', 'white panel', 'micro qr margin'],
    comments: [
      'Our brand guide has a clear space rule based on the height of the ampersand in the logo. This one is shorter.',
      'I’d like that mug.',
      {
        text: 'Honest question: my phone reads codes with one module of border all the time. Is four still needed?',
        replies: [
          'Your phone, on your desk, yes. Put the same code beside the dark edge of a photo and see how far one module gets you.',
        ],
      },
      'Packaging here. The margin always loses against the allergen list, so I draw the full 32 mm on the dieline before anyone else arrives and label it as a window. People move text around a window without asking. Around empty paper they negotiate, and four modules become three, then two.',
      'A paper edge counts as an edge. I trimmed stickers flush with the code and stuck them on a black laptop: gone.',
      {
        text: 'Does the margin have to be white?',
        replies: [
          'Light and plain is what it needs. Ours is the cream of the carton and it scans; a tint with a dot pattern didn’t.',
        ],
      },
      'Export settings are often guilty. Two of our tools default to no margin, and nobody sees it on a white artboard.',
      'The frame with “SCAN ME” whose bottom bar touches the code. If I could ban one template, that one.',
      {
        text: 'Cutting tolerance too: our guillotine wanders up to a millimetre, so where a code sits at an edge I leave five modules.',
        replies: [
          'A millimetre is generous, ours is worse on thick stock. I keep codes 8 mm off any trim and forget about modules.',
        ],
      },
      'Newspaper ads are the worst offenders. The column rule runs so close you could take it for part of the pattern.',
      'Our sign over the plotter reads: width divided by modules, times four. Nobody asks me any more.',
      {
        text: 'How do I find the number of modules without counting squares all along a printout?',
        replies: [
          'Count the alternating squares between the two top corners, white ones included, and add fourteen.',
          'Counted nineteen, so 33. Ten seconds, that’s handy.',
        ],
      },
      'Our warehouse guns: four modules or nothing.',
      'I get further when I call it a coaster instead of a margin. Nobody draws on a coaster.',
      {
        text: 'Counterpoint: our window sticker has two modules and has worked for years.',
        replies: [
          'Plain glass, close up, the same few customers. I wouldn’t print ten thousand on the strength of that.',
        ],
      },
      'For embroidered patches we went to six, because the stitched border creeps inward.',
      'Crop boxes ate ours. The margin was there in the PDF, and placing it in the layout cropped to the artwork instead of the page.',
      {
        text: 'I saved code and panel as one locked item in our layout library. It can’t be dragged closer any more.',
        replies: ['Somebody will unlock it. Somebody always does. But it buys you a year.'],
      },
    ],
  },
  {
    n: 40,
    title: 'A code in a TV advert: how many seconds are fair?',
    content:
      'I timed myself. The ad came on, a code appeared bottom right, I got up for the phone, unlocked it, swiped to the camera and pointed it at a yogurt. The code had been gone for three seconds. It was up for six in all.\n\nThen I tried it with four people on two sofas. From noticing the code to a steady phone took between seven and sixteen seconds, the longest being my aunt, whose phone was under the cat. So ten seconds looks like the bare minimum to me, and fifteen like manners.\n\nSize was the other half. On a 55-inch set the picture is about 68 cm high, and we sat three metres away. A code of a fifth of that height worked with zoom only; at a third it worked for everyone. In the corner it lost its margin to overscan on the oldest set, and over a moving background the compression made soup of it.\n\nWhat would you ask for if a client insisted? I’m leaning toward a plain panel, a third of the height, standing still until the end of the ad, and the address spoken aloud, short enough to remember while you look for the phone.',
    tags: ['television', 'advertising', 'distance', 'usability'],
    keywords: [
      'qr code in tv ad',
      'time on screen',
      'code size on screen',
      'overscan',
      'spoken address',
      'moving background',
    ],
    comments: [
      'Sixteen seconds with a cat on the phone is a very fair benchmark. Please keep the aunt in all further tests.',
      'Keep it in the inner 90 percent and old sets stop eating the corner.',
      {
        text: 'Pause and rewind exist. Half of our household just stops the picture.',
        replies: ['On live football? And the pause bar covers exactly the part where the code is.'],
      },
      'Why until the end? Show it in the last fifteen seconds, but hold it still. Before that nobody has understood what it’s for anyway.',
      'A spoken address of two words got our local theatre more calls than the code did. Radio habits, I suppose.',
      {
        text: 'Resolution is plenty, by the way. A third of 1080 lines is 360 pixels; with 33 modules across, margin included, that’s nearly 11 each.',
        replies: [
          'Before compression. The regional channel here sends far fewer bits, and you see it on every hard edge.',
          'Then short text and level M, so that each module stays a fat block. Fine patterns go first.',
        ],
      },
      'Streamed ads run on phones half of the time. A code on the very device you’d scan it with is a special kind of cruelty.',
      'The TV in our pub hangs four metres away, up under the ceiling. I watched a whole quiz night with a code for the answers on it: two tables tried, standing on chairs, and the landlord ended up writing the address on the blackboard. From then on it was the blackboard every week.',
      {
        text: 'From post-production: no fades. A one-second dissolve steals a second at each end and clients never count it.',
        replies: ['No slow zoom either. The camera hunts for focus the whole time.'],
      },
      'Remember the ad in which a code did nothing but drift across the screen for a minute? Irritating, and everyone I know scanned it.',
      'Older viewers have the phone in another room. For them the spoken address is the offer, and the code is decoration.',
      {
        text: 'Colour banding on a cheap panel killed our purple code. Black on white since.',
        replies: [
          'Sure it was banding? Our set’s vivid mode pushed purple so far up that in grey it nearly matched the background.',
        ],
      },
    ],
  },
  {
    n: 41,
    title: 'Codes on phone screens, kiosks and e-ink: what has gone wrong for you?',
    content:
      'I’m writing the test plan for a museum that will show codes on three kinds of glass: visitors’ phones with the ticket, a 32-inch kiosk in the foyer, and small e-ink signs at the rooms. Paper I know. Screens make me nervous.\n\nSo far I’ve collected this. Phones dim to save the battery and the gate doesn’t see them. Dark mode turned one ticket inside out. A crack right across a corner pattern means typing the number. On the kiosk, a 21-module code with its margin is 29 across; somebody drew it at 500 pixels, the columns came out uneven, and one reader balked. The e-ink sign kept a ghost of the previous code until we forced a full refresh.\n\nA visitor in polarized sunglasses saw the kiosk as black, although her camera didn’t mind. And the gate’s scanner, held close to a phone, gets its own red light back from the glass.\n\nWhat have I missed? I’d love to hear from people who run gates: brightness, distance, anything about flicker. And whether the dull grey of e-ink costs you reads in poor light.',
    tags: ['screens', 'kiosk', 'e-ink', 'tickets'],
    keywords: [
      'show code on phone',
      'screen brightness',
      'polarized sunglasses',
      'cracked glass',
      'e-ink ghosting',
      'whole pixels per module',
    ],
    comments: [
      'Screen protectors with privacy film. Straight on they’re fine, tilted for the gate they’re black.',
      'Notifications! A message banner slides down over the two top corners just as the visitor reaches the scanner.',
      {
        text: 'For the kiosk: reflections of the skylight. We had to turn ours by forty degrees after installation.',
        replies: ['A matt film did it at our place, and cost less than moving a floor socket.'],
      },
      'Our gates: 10 to 15 cm away, brightness at full, and a sticker showing exactly that. We had three rounds of firmware to make the readers more tolerant and each helped a little; the sticker, a drawing of a hand and a phone, cost sixty cents a gate and took the staff off the turnstiles.',
      'Wallet passes raise the brightness by themselves; a web page can’t. One reason to offer the pass as well as the page.',
      {
        text: 'Flicker is real. Our scanner takes very short exposures, and phones that dim by pulsing the light show up with dark bands.',
        replies: [
          'Does full brightness help? Pulsing is mostly a low-brightness thing.',
          'It does. Above about half, the bands are gone on nearly every model we see.',
        ],
      },
      'The e-ink grey costs you less than the missing backlight. A small lamp over each sign, or expect complaints after sunset.',
      'Rotation. A phone laid flat on the scanner flips the page to landscape, and the code shrinks or scrolls away.',
      {
        text: 'Screenshots of screenshots. By the third forwarding the messenger has squeezed the ticket to 200 pixels.',
        replies: [
          'Shouldn’t it still read at 200? That’s six or seven pixels a module.',
          'If it were sharp, yes. After two rounds of JPEG it’s porridge, and people crop the margin off too.',
        ],
      },
      'Make one module a whole number of device pixels, which on a kiosk scaled to 125 percent is something else than CSS pixels.',
    ],
  },
  {
    n: 42,
    title: 'Counting scans without being creepy',
    content:
      'Decide first what you will do differently depending on the number. For flyers in four neighbourhoods ours was: which of the four gets flyers again? That needs one counter per neighbourhood and nothing about anybody’s phone.\n\nSo give each place its own code, and never each person. Label it the usual way: utm_source=flyer, utm_medium=qr, utm_campaign=queen-west. Lower case, no spaces, one spelling written down somewhere, or you’ll be adding up Flyer, flyer and flyers in June.\n\nMind the length. https://example.com/menu is 24 bytes and fits a 25-module code at level M; with those three parameters it’s 79 and needs 37 modules. Shorter: print example.com/m3 in the code and let your own server redirect to the long address. The pattern stays coarse and typos can be fixed later.\n\nCount in the server log if you can. It has the time and the path, needs neither script nor cookie, and works for people with blockers. Filter the obvious bots. One person opening the page twice is two lines, so I report “openings” and round to two digits.\n\nLeave out fingerprints and exact locations, and don’t keep the IP addresses. Then put three sentences about it on the privacy page, in words the flyer’s readers would use. If one of them makes you wince, drop the measurement.',
    tags: ['analytics', 'privacy', 'utm', 'web'],
    keywords: [
      'count qr scans',
      'utm parameters',
      'server log',
      'one code per place',
      'redirect with parameters',
      'privacy page',
    ],
    comments: [
      '“What will you do differently” would have saved us a dashboard with eleven charts.',
      'utm_medium=qr or utm_medium=print? We argue about it every quarter. I say the medium is print and the source says where.',
      {
        text: 'Our numbers sagged after launch for no reason. It turned out that returning phones remembered the redirect and skipped our server.',
        replies: [
          '301, I suppose? Browsers keep that one.',
          'Exactly. Changed it to 302 and the repeat openings are back in the log.',
        ],
      },
      'I count at the till: “how did you hear of us?” Twenty answers tell me as much. And people add things no log has: that the poster by the school hangs behind a parked van all day, or that they liked the drawing and never saw the code. I wouldn’t swap that for a chart.',
      'Link previews inflate it. Someone pastes the address in a group chat and the apps fetch the page.',
      {
        text: 'How do you treat scanner apps that load the page to show its title before anyone taps?',
        replies: [
          'More often than not they come with their own user agent. Put those on the bot list, the rest is noise.',
        ],
      },
      'One code per place also tells you which sign has fallen off the wall. Zero openings for a week, go and look.',
      'Yes to rounding. 1,283 makes people believe things.',
      {
        text: 'Is a hashed IP address all right for telling visitors apart within a day?',
        replies: [
          'There are so few IPv4 addresses that anyone can hash them all and look yours up. If you must, add a secret salt and throw it away at midnight.',
          'Didn’t know that. I’ll ask myself first whether I need it at all.',
        ],
      },
      'We put the campaign in the path, /m3/west. It survives the extensions that strip utm parameters.',
      'Nobody at our co-op ever opened the report. We stopped counting, and the flyers look the same.',
      {
        text: 'What about serial numbers on products, each code unique? That’s per object, nearly per person.',
        replies: [
          'Serials are for recalls and warranty here. The page drops them from the log line before it’s written.',
          'Before it’s written is the neat part. I’d only thought of deleting afterwards.',
        ],
      },
      'Log rotation is your retention policy, whether you meant it or not. Ours kept 400 days by default.',
      'Careful if a CDN sits in front: we saw a tenth of the traffic until we read the CDN’s log instead of our own.',
      {
        text: 'Can I compare the flyer number with the poster number?',
        replies: ['Only per copy printed, and a poster hangs for weeks. I’d compare flyers with flyers.'],
      },
      'A neighbourhood as campaign name is itself a small leak if it has three houses. Fine for Queen West, less so for our valley.',
      'Saying “openings” on the slide changed the whole meeting. Somebody asked what a person is.',
    ],
  },
  {
    n: 43,
    title: 'SVG for the printer, or a PNG with whole pixels per module',
    content:
      '“The code was sharp on my screen.” So is everything at 400 pixels. Then it’s set at 50 mm on a proof, the layout program smooths it, and each module grows a grey fringe like a bruise.\n\nSend vector. SVG, or a PDF made from it: a few kilobytes, crisp at 20 mm and at two metres, and I can put the black on one plate.\n\nIf your tool only does PNG, count. A 29-module code with its margin is 37 across, so export 370 px, or 740, or 1110: ten, twenty or thirty pixels each, all alike. At 300 dpi, 25.4 mm is 300 px, so 370 comes out at just over 31 mm. Bigger? Go up in whole multiples, nearest neighbour, never the smooth setting.\n\nAsk for 400 px instead and you get 10.8 pixels a module, so some columns are 10 wide and others 11, or the lot is blurred. And no JPEG, ever: its speckle round hard edges is at its worst in exactly this sort of picture.',
    tags: ['svg', 'print', 'file formats', 'resolution'],
    keywords: [
      'vector qr code',
      'png size for print',
      'pixels per module',
      'nearest neighbour',
      '300 dpi',
      'blurry code',
    ],
    comments: [
      'I saw the JPEG speckles under a loupe once and converted our whole archive. Can’t unsee them.',
      'When a client has only a screenshot I decode it and make a new code from the text. Faster than any tracing.',
      {
        text: 'Does it matter if columns are 10 and 11 wide? No reader I own notices.',
        replies: ['At 31 mm, no. On an 8 mm label at the same resolution it’s 2 and 3, and then they do notice.'],
      },
      'Office programs are the silent killer. Ours resamples every picture on saving unless you find the box that forbids it.',
      'Tracing an old PNG gives you octagons.',
      {
        text: 'Is EPS still welcome?',
        replies: ['Our prepress takes it, with a sigh. PDF does the same and keeps up with the times.'],
      },
      'Some SVG exports draw every module as its own square, and you get hairline white threads in the RIP. One merged path is better.',
      'For a building wrap we sent the same SVG as for the flyer. 9 kB. The operator phoned to ask where the rest was, and I said that was all of it, and he said he’d wait for the big file. Two mails and a test strip later he printed eighteen metres of it without a jagged edge.',
      {
        text: 'Which pixel size for a website, then?',
        replies: [
          'SVG there as well. If it has to be a bitmap, twice the displayed size, still whole pixels per module.',
          'Twice because of dense displays, I take it. That cured the fuzz on my phone.',
        ],
      },
      'Two of my clients have mail filters that strip SVG attachments. A PDF gets through.',
      'My test needs no loupe: zoom to 800 percent. If I count more than two colours, it goes back.',
      {
        text: 'Scaling inside the layout is where mine break. Fine at 100 percent, then somebody dragged the corner to 93.',
        replies: ['A vector doesn’t care about 93. That’s the beauty of it.'],
      },
      'Laser engravers would like the same, please. Our software can fill a vector; a fuzzy PNG it dithers.',
      'An old trick that still works: 1-bit TIFF at 1200 dpi. Prepress has loved it since before SVG existed.',
      {
        text: 'Does the SVG need the white background, or only the dark modules?',
        replies: [
          'Include it, margin and all. A see-through code ends up on the navy cover sooner or later.',
          'It did. Navy cover, 600 programmes.',
        ],
      },
      'My label software imports SVG as a picture at 96 dpi. It took me a whole roll to find out.',
      'I keep a table on the wall: 29, 33, 37, 41 across with margin, and next to each the pixel sizes that come out whole.',
      {
        text: 'Is 1110 px overkill for 31 mm?',
        replies: ['It’s 900 dpi, more than the paper can show, and the file is still tiny. No harm in it.'],
      },
      'Like a bruise! Stolen for our style guide.',
      'The one-plate remark deserves its own post. Our RGB file came out in four inks and the edges had rainbows.',
    ],
  },
  {
    n: 52,
    title: 'Show me your worst misprint: codes that went to press anyway',
    content:
      'There’s a drawer under my cutting table with thirty-odd sheets in it. Each has a code that passed at least three pairs of eyes and doesn’t work, and I bring them out for apprentices one at a time, like ghost stories.\n\nCurrent favourites. A window decal printed in reverse for the inside of the glass, only nobody told the fitter, so the street got it mirrored. A menu code stretched to 130 percent wide “to line up with the heading”. A gym’s code, in its own yellow on white. A leaflet with the crease dead through a corner square. And the queen of the drawer: two thousand invitations with the placeholder from the designer’s template, which led, quite reliably, to the shop selling the template.\n\nMy own shame is in there too. Ring-bound calendars, and I drilled the holes through the code. I’d signed the proof myself.\n\nLet’s have yours, then. What was it, how many did you print, and who spotted it? I’ll swap a picture of the yellow one for anything with a staple through the middle.',
    tags: ['print', 'misprints', 'proofing', 'stories'],
    keywords: [
      'qr misprint',
      'mirrored code',
      'stretched code',
      'placeholder code',
      'localhost link',
      'code on a fold',
    ],
    comments: [
      'http://localhost:3000 on a trade fair wall, four metres by three. It scanned beautifully.',
      'Beer mats, die-cut round. All three corners gone.',
      {
        text: 'Ours was correct and still wrong: the address had “draft” in it. The page was taken down on the day of the opening.',
        replies: ['Ours was a preview link that needed a login. Two hundred concert-goers asked for my password.'],
      },
      'School yearbook, two codes swapped. The choir page led to the wrestling videos. Nobody complained, oddly.',
      'A rubber stamp, mirrored twice, because the maker and I both thought of it.',
      {
        text: 'Bus side. It sat across the gap of the rear door, and that door swings out whenever there’s a queue to scan it.',
        replies: [
          'Did it at least read with the door shut?',
          'From one end of the shelter, at an angle. I tried, on my day off.',
        ],
      },
      'A staple through the middle? I have one that still reads. Level H, and it only hit data. Does that count?',
      'White code, clear sticker, stainless steel fridge. Looked gorgeous in the render.',
      {
        text: 'Plain spelling. Two letters swapped in the domain, 1,500 cards.',
        replies: ['Buy the misspelt domain and redirect it. It cost us eleven pounds and saved the run.'],
      },
      'A stand-off version with every module cut from foam. Two fell off in transport and were glued back where they looked best.',
      'Wedding cake, edible ink. The icing sweated and the modules ran together between the speeches.',
      {
        text: 'Someone approved ours by scanning the file in the mail, which worked. The printed one was 9 mm wide with 57 modules.',
        replies: [
          'That’s 0.16 mm a module. On what stock?',
          'Recycled, uncoated, lightly textured. It looked like a grey postage stamp.',
        ],
      },
      'Wi-Fi code for our hostel with the old password, on enamel plates. Enamel! Forty rooms.',
      'A tyre-shop banner hung upside down, and everybody worried. That’s the one accident that reads perfectly.',
      {
        text: 'A code printed on top of a bar code, same label. The till read one of them, phones read neither.',
        replies: [
          'How did that get through? Two layers named “barcode”?',
          'Precisely two layers named “barcode”. One of them was hidden, on the designer’s machine only.',
        ],
      },
      'The template story happened to us too, only ours led to a dating site. Parish newsletter.',
      'A bronze plaque, engraved and never filled with paint. It scans between ten and eleven in the morning, when the shadows fall right. Word got about, and on Sundays there’s a small crowd at a quarter past ten with their phones out, as if it were an eclipse.',
      {
        text: 'Four colours out of register by half a millimetre on a 15 mm code. Cyan ghosts everywhere.',
        replies: ['Keep that one under glass. Best argument for a single ink I’ve come across.'],
      },
      'None of mine ever failed, which must mean that nobody has told me.',
    ],
  },
  {
    n: 53,
    title: 'Gloss or matt over a roll-up banner: does matt really scan better?',
    content:
      'A client wants gloss laminate on twelve roll-ups for a trade hall, because the photo “pops”. The code sits at chest height, 90 mm, black on white. I’ve talked people into matt for years, and it struck me that I’d never tested the two side by side.\n\nSo I ran one of each and stood them up in the shop. Under our ceiling panels I could read both, straight on. With a spotlight above and a bit in front, the gloss one had a hot bar across the upper third of the code, and the phone only got it once I’d moved half a metre to the left. The matt one went a touch greyer all over, but it read from anywhere I stood.\n\nRoll-ups lean and belly, mind, so I can’t even promise where that hot bar will land on the day.\n\nIs that what you see in halls with rows of spots? And has anyone kept gloss on the picture and a matt patch over the code without it looking like a repair?',
    tags: ['lamination', 'print', 'trade fair', 'reflections'],
    keywords: [
      'matt laminate',
      'gloss roll-up banner',
      'spotlight glare',
      'spot varnish',
      'banner code size',
      'hot spot on code',
    ],
    comments: [
      'Halls are worse than shops: spots on a truss, all aimed at the picture. We do codes for stands in matt only, and where a client insists on gloss we pack the back foot so that the banner leans forward a few degrees.',
      'Matt laminate all over, spot varnish on the photo, code left out. If the varnish ends along the border of the white panel, nobody takes it for a patch.',
    ],
  },
  {
    n: 54,
    title: 'How much damage can a code take? Test before you reprint',
    content:
      'Before reordering 800 scuffed labels we pulled twenty off the wheelchair fleet to find out which were really finished. Six were. The rest looked awful and scanned.\n\nThe figures everybody quotes, 7, 15, 25 and 30 percent for L, M, Q and H, are shares of codewords and not of the area. A codeword is eight modules, and one wrong module spoils all of it. So speckle hurts more than a clean hole of the same total size.\n\nSome parts aren’t covered by that budget. The three finder corners and the dotted timing lines hold no data and get no correction; lose a corner and many readers don’t even start. The format information has its own protection and is stored twice, so one copy may go. Bigger codes split the codewords into blocks and interleave them, which spreads a scratch over several.\n\nA logo spends the same budget as a scratch. A code that arrives partly painted over has less left for the real world.\n\nThe test takes white tape and a minute per label. Lay a 2 mm strip through the middle: it should read. Add strips away from the corners until it stops, then try another label with a third of one corner covered, and note what happens. If a new label dies at the first strip, raise the level or shorten the content. If a worn one takes two more, leave it on the chair.',
    tags: ['error correction', 'damage', 'testing', 'labels'],
    keywords: [
      'scratched qr code',
      'codewords not area',
      'finder pattern damage',
      'format information copy',
      'logo budget',
      'tape test',
    ],
    comments: [
      'Six in twenty is about our rate. The eye is a poor judge of codes: we throw out the ugly and keep the dead.',
      'White tape, then black tape, please. Dirt is dark, and grease hides light modules just as well.',
      {
        text: 'Does that mean eight wrong modules in one codeword cost the same as a single one?',
        replies: [
          'Yes. A blob is cheaper than pepper.',
          'Then a hole punch in the data area is almost polite. Good to know.',
        ],
      },
      'To put numbers on it: version 3-H has 70 codewords in two blocks, and in each block 11 of 35 may be wrong. That’s where the 30 percent comes from.',
      'A scratch along the timing line surprised us. Phones shrugged, the older handhelds refused.',
      {
        text: 'Why not read damaged ones with a better app instead of replacing them?',
        replies: ['Because the night nurse has an ordinary phone. Judge by the worst reader in the house.'],
      },
      'Faded is a different thing from damaged. Our sun-bleached labels lost contrast evenly, and no level of correction helps against that. Hold an old one next to a new one: the black has become pencil grey. The rooms on the south side went first, in about two summers, so those get replaced by date and not by test.',
      'In theory a decoder that marks unreadable spots as unknown can repair up to twice as many of them. In practice most readers guess light or dark and take the hit.',
      {
        text: 'We tested with a belt sander, by accident.',
        replies: ['And? You can’t leave it there. Which level survived?'],
      },
      'The interleaving only matters once there’s more than one block. A 25-module code at level M has just the one.',
      'You left out damage to the margin. A pen line along the edge stops more scans in our stores than scratches do.',
      {
        text: 'Is it ever worth putting two codes on a thing, as a spare?',
        replies: [
          'On opposite sides of it, yes. Next to each other they get scuffed together.',
          'Opposite sides it is. Bed frames have room at both ends.',
        ],
      },
      'The id in plain text has saved more of our labels than any level did. Those don’t get replaced either.',
      'We skipped the tape and reprinted 2,300. Ouch.',
    ],
  },
  {
    n: 55,
    title: 'One ink for the code: 100 K and nothing else',
    content:
      'Rich black is lovely on a solid and murder on a QR code. Four plates never land in quite the same place; a tenth of a millimetre out and every edge has a coloured ghost. On a 12 mm code with 29 modules, a tenth is a quarter of a module.\n\nSo: 100 K, with C, M and Y at nought, and bare paper behind. Check the swatch and not the look, because RGB black turns into something like 75/68/67/90 the moment it’s converted, and on screen the two are twins.\n\nIf the brand insists on colour, use one dark spot ink. A navy or a bottle green out of a single can prints as crisp as black. The same navy built from process colours is made of dots, and small modules made of dots have furry edges.\n\nWorst of all is a white code reversed out of a four-colour dark. Every light module then depends on four plates leaving the same hole. I’ve turned that job down twice and printed it once, on a Tuesday, and reprinted it on the Thursday.',
    tags: ['print', 'ink', 'registration', 'prepress'],
    keywords: [
      '100 k black',
      'rich black',
      'four-colour black',
      'spot colour code',
      'colour ghosts',
      'separations preview',
    ],
    comments: [
      'Checked our carton after reading this. C 40 under the K, “for depth”. That explains the returns. Funny thing is that the proof looked better with it, so everyone signed: the black was deeper, and on the proofer all four colours sit in the same place anyway. Only the press tells the truth.',
      'On newsprint a tenth of a millimetre is a good day.',
      {
        text: 'Overprint or knock out? Our RIP overprints 100 K by default.',
        replies: [
          'Over bare paper there’s no difference. Over a picture you’d see the picture through the black, so put a white panel under the code first.',
        ],
      },
      'Toner presses register better, but mine lays four colours on so thick that small modules swell. K only there as well.',
      '75/68/67/90 adds up to 300 percent ink. On our uncoated stock that never dries.',
      {
        text: 'Would a metallic spot ink do? Bronze on cream, say.',
        replies: [
          'It’s one plate, so it’s sharp, and then it throws the light back at you. Ours failed half the time under shop lamps.',
        ],
      },
      'Preflight rule worth having: any small vector shape in more than one separation raises a flag. It caught four codes in a month here.',
      'On clear film the white underneath wanders too. We let it run well past the code, by the width of the margin.',
      {
        text: 'Is 100 K dark enough on its own? It always looks washed out to me.',
        replies: ['Beside a rich black, yes. To a reader it’s far darker than it has to be.'],
      },
      'Please add: no trapping. Somebody’s automatic trap fattened every module of ours by a hair.',
      'Screen printer here. One screen, one pull. Amen.',
      {
        text: 'How do I even see this in a PDF? I only have a free viewer.',
        replies: [
          'Look for an output or separations preview. If yours hasn’t got one, ask the printer for the four plates of that page, it takes them a minute.',
          'They sent them. The code is on all four. Now I see why you told us to ask.',
        ],
      },
      'White out of four colours: we did a wine box that way. The magenta crept and all the light modules blushed.',
      'Upload-and-print shops sometimes convert everything again, pure K included. Ask for a separations proof or find one that leaves K alone.',
      {
        text: 'Does grey recycled paper change the advice?',
        replies: ['It makes it more pressing. With less contrast to start from you can’t afford furry edges as well.'],
      },
      'An apprentice of ours asked why not cyan only. Cyan is dark to a red-light scanner and pale to a person; magenta is pale to the scanner. K is dark to everybody.',
      'I’d still accept a four-colour navy at 60 mm wide. With modules of two millimetres nobody sees a tenth.',
      {
        text: 'A quarter of a module sounds like a lot, but doesn’t the reader sample the middle?',
        replies: [
          'It does. Add blur, dot gain and a cheap camera, and the middle isn’t safe any more.',
          'So it’s the sum that kills and not any one of them. That I can explain to a client.',
        ],
      },
    ],
  },
  {
    n: 56,
    title: 'Does a QR code belong in an e-mail signature?',
    content:
      'All 140 e-mail signatures at a client’s firm are to get a code, each linking to that person’s contact card. My first reaction was no, and I’ve been trying to find out whether that’s more than taste.\n\nAgainst it: most of their mail is read on a phone, and a phone can’t scan itself. Many mail programs block pictures until you click, so what arrives is a grey box with a file name. And filters have grown suspicious of codes in mail, since fraudsters use them to carry a link past the scanner.\n\nFor it: at a desk it’s the quickest way from screen to pocket. And some people print mail, believe it or not. In one municipal office I tested with, every incoming offer goes on paper, and there the code is the only link that still works.\n\nMy draft compromise is a text link named “Save my contact”, with the code on that page for whoever sits at a desk. What would convince you to put it in the signature itself? Has anybody watched one being used?',
    tags: ['e-mail', 'contact card', 'accessibility', 'phishing'],
    keywords: [
      'qr code in signature',
      'blocked images',
      'vcard link',
      'alt text in mail',
      'printed e-mail',
      'mail filter',
    ],
    comments: [
      'Our filter quarantines short mails with a code in them. A signature like that would send half our quotes to the sandbox.',
      'I use one regularly: our plumber’s. He writes from a tablet, I read on a laptop, the number lands in my phone. So, one user.',
      {
        text: 'Inline pictures also make every reply heavier. After ten rounds you have ten codes at the bottom.',
        replies: ['And the ticket system files each of them as image001.png. We own thousands.'],
      },
      'The alt text would decide it for me: “Contact card, same as the link”. If they won’t write that, no code.',
      '140 people means 140 cards to keep current. Link to a page at least, so the code survives a change of name or desk.',
      {
        text: 'The municipal office is a fair case. Put it on printed letters and invoices, and leave the mail alone.',
        replies: [
          'On every page or just the first?',
          'First page, beside the phone number. The second one goes missing at the stapler anyway.',
        ],
      },
      'Signatures at our company run to fourteen lines and three logos. I’d only support a change that removes something.',
    ],
  },
  {
    n: 65,
    title: 'Guest Wi-Fi code won’t connect. Is it the semicolon in the password?',
    content:
      'The router man set our guest password to pints;please because he thinks he’s funny. On the wall behind the bar it’s grand, people type it. In the code it’s a disaster: the phone offers to join The Snug, I tap, and it says wrong password.\n\nI looked at what’s inside. It reads WIFI:T:WPA;S:The Snug;P:pints;please;; and even to me that looks like a password that stops at pints.\n\nThen I read somewhere that you put a backslash before a semicolon, P:pints\\;please;; and the same for commas, colons, double quotes and the backslash itself. Did that, and it connects on my phone and on the chef’s. The barman’s old one still fails, but it fails on the neighbour’s code as well, so it may be the phone.\n\nBefore I print forty coasters: is the backslash the proper way or am I lucky? Does T:WPA still cover it when the router says WPA2/WPA3? And is there trouble with the space in the name? I could change the password, but then I’d have to tell the regulars.',
    tags: ['wi-fi', 'guests', 'password', 'escaping'],
    keywords: [
      'wifi qr code password',
      'backslash semicolon',
      'wpa2 wpa3',
      'guest network',
      'hidden network',
      'special characters',
    ],
    comments: [
      'Backslash is the proper way. The five to escape are backslash, semicolon, comma, colon and the double quote.',
      'Change the password. The regulars will cope.',
      {
        text: 'T:WPA covers WPA2, and on a mixed WPA2/WPA3 router phones join just as well. Only a WPA3-only network may be picky with old handsets.',
        replies: [
          'Ours is WPA3-only, and T:WPA worked on everything that can do WPA3 at all.',
          'Good to hear. Then I’d leave it at WPA in every case.',
        ],
      },
      'The space inside the name is harmless. A space at the end of one isn’t; that took me three evenings.',
      'Capitals count, in the name and in the password. The Snug and the snug are two networks.',
      {
        text: 'What did you make the code with? Decent forms escape for you, and then your own backslash gets escaped again.',
        replies: ['That was my trap: the phone received a password with a real backslash in it.'],
      },
      'For the barman: phones from before built-in scanning often show the whole thing as text. No escaping helps there.',
      'Is the guest network hidden? If so add H:true, or the phone looks round for it and gives up.',
      {
        text: 'A password made of hex digits only, like a1b2c3d4, has its own catch: a reader may take it for a raw key unless it’s in double quotes.',
        replies: [
          'I’ve only met that in old documentation, never behind a bar. Still, easy to avoid by adding one letter past f.',
        ],
      },
      '2.4 or 5 GHz, the code doesn’t care.',
      'A colon in the network name broke ours on one reader out of six. Escape those as well, even if your own phone forgives it.',
      {
        text: 'We change the password every month and print the code on the till receipt, so the coaster question never arises.',
        replies: [
          'Doesn’t the till printer choke on it?',
          '33 modules at four dots each is 16.5 mm. No trouble so far.',
        ],
      },
      'Put name and password on the coaster in words too. There’s no dignified way to point a laptop at a coaster.',
      'For a laugh I tried an emoji in the network name. Half the phones joined, the card machine wouldn’t. The semicolon is mild.',
      {
        text: 'Print one, try it on five customers’ phones, then print forty. Oldest customer first.',
        replies: ['Oldest customer or oldest phone?', 'In a pub with regulars that’s the same table.'],
      },
    ],
  },
  {
    n: 66,
    title: 'Getting 300 people through one door with codes and no tears',
    content:
      'Three hundred tickets, one door, a support act that starts at eight sharp. We’ve done it forty-odd times and this is the shape that stuck.\n\nPut a random id in the code and nothing else. Ours has ten characters made by the computer; no name, no order number, and never 0001 to 0300, because some bright lad will print himself 0301.\n\nMark it used at the first scan. A second scan shows red with the time of the first, and that time settles most arguments. “Twenty to eight, somebody tall” beats “computer says no”.\n\nKeep the list on the scanning phones. The Wi-Fi dies with the first two hundred bodies in the room, so both phones hold all the ids, and each sends the other the used ones whenever it can. Two offline phones at two doors would let the same ticket in twice. We have one queue and two scanners side by side, and we shout.\n\nThe slowest thing of all is a dim screen. Somebody walks the line saying brightness up, code out. I count three seconds a head for the ready and fifteen for the rest.\n\nA printed list by surname waits at the box office for dead batteries, and smokers get a stamp, so re-entry never goes near the scanner.',
    tags: ['tickets', 'events', 'check-in', 'offline'],
    keywords: [
      'door check-in',
      'random ticket id',
      'mark as used',
      'offline ticket list',
      'two scanners',
      're-entry stamp',
    ],
    comments: [
      'Our 0301 was the drummer’s brother.',
      'Use ultraviolet ink for the smokers. Our blue stamp was copied with a biro within the hour.',
      {
        text: 'How do the phones swap lists without the Wi-Fi?',
        replies: [
          'A hotspot from a third phone that does nothing else works for us. No internet needed, just the three of them talking.',
        ],
      },
      'Ten characters out of 32 possible ones is 50 bits. Nobody will ever guess one of 300.',
      'We scan paper wristbands at the bar as well, for cup deposits. Sweat is not kind to thermal paper.',
      {
        text: 'Fifteen seconds for the unready is optimistic. Hunting for the mail takes a minute in a basement with no reception.',
        replies: [
          'Could the ticket be a file that opens offline?',
          'We attach a PDF now and write “save this” in the subject. It has helped, not cured.',
        ],
      },
      'One queue, two scanners is right. With two queues the slower one starts a riot.',
      'Keep the used list after the night. About a third of our free tickets never show, and that’s how we decide how many to give out.',
      {
        text: 'Showing the holder’s name on the scanner after a hit: good or bad?',
        replies: ['Initials only. The next three people in line can read it otherwise.'],
      },
      'Sound matters. A high beep for in, a low buzz for used, so the person scanning can look at faces.',
      'Groups! One holds six tickets while the other five park the car. Make all six swipeable on one page, nice and big, with a counter, 3 of 6. Before we had the counter people swiped one too far, got the red screen for a ticket already used, and I had to talk down a hen party at a folk night.',
      {
        text: 'And if the ticket is genuine, but somebody got in first on a copy?',
        replies: [
          'Whoever bought it has the order mail and their name on the printed list. They get in, the copy is our loss.',
          'A full house makes that a fire-limit question, so we hold five places back for it.',
        ],
      },
      'Matinees with pensioners: print-at-home tickets on A4, folded in eight, and the fold always runs through a corner.',
    ],
  },
  {
    n: 67,
    title: 'Say what the code does: five words beside it',
    content:
      'A bare code asks for trust and offers nothing in return. Is it the menu, the Wi-Fi, an app, a survey? In usability sessions I watch people raise the phone, lower it again, and look round for somebody to ask.\n\nGive it a verb and a benefit. “See the daily specials”. “Hear the bell ring”. “Get the manual as PDF”. Five words in the reader’s language, large enough to be read from where the code gets scanned. “Scan me” is only the verb, and an arrow with a phone icon isn’t even that.\n\nPut the plain domain underneath in small type, so that a careful person can compare it with what the phone shows. Both lines stay outside the white margin.\n\nI can’t give you a percentage. In my own small tests the caption is the one change after which people stop asking me what the thing is for.',
    tags: ['usability', 'signs', 'writing', 'trust'],
    keywords: [
      'caption for qr code',
      'call to action',
      'scan me label',
      'verb and benefit',
      'printed domain',
      'sign text',
    ],
    comments: [
      'I’d scan the bell one.',
      'Our pool has “Check how warm it is”. Eight-year-olds scan it, then their parents do.',
      {
        text: 'Five words in two languages makes ten. On a bilingual sign we ran out of room.',
        replies: [
          'A pictogram for the thing, a bell or a cup, then one verb per language. We got it down to four words.',
        ],
      },
      '“Scan me” plus a smiley, on a defibrillator cabinet. I still wonder what the smiley was for.',
      'Say when it costs something: “Pay for parking”. People hate finding that out two pages in.',
      {
        text: 'Should the caption mention the file size?',
        replies: ['Only if it’s big. “Video, 40 MB” spared us angry mails from a campsite without Wi-Fi.'],
      },
      'The verb keeps editors honest as well. If you can’t name one, the page behind it isn’t finished.',
      'We had “Discover more” for a year. Nobody discovered anything.',
      {
        text: 'I disagree about the arrow. In a station, with no language in common, it’s what people understand first.',
        replies: ['With a pictogram of a timetable, then. On its own it says where and never what.'],
      },
      'Set the words above the code. Hands and phones hide whatever is below.',
      'On my grandfather’s pill box it says “Read the leaflet in large print”. It’s the first code he ever used on purpose.',
      {
        text: 'Could the words go in the middle of the code, where a logo would sit?',
        replies: ['That eats error correction, and nobody reads 2 mm letters. Beside it they cost nothing.'],
      },
      'The domain line caught a fraud at our market. A customer noticed that the page on her phone didn’t match.',
      'Allow for other languages: our “Speisekarte ansehen” is two words and wider than your five.',
      {
        text: 'Does the caption need to contain “QR code” at all?',
        replies: [
          'Not for sighted people. On a tactile label I’d include it, so the finger knows what it has found.',
          'Tactile labels, of course. That’s the first convincing reason I’ve heard.',
        ],
      },
      'Ours said “For details scan here or visit the website or ask staff”. Now it says “Fix the machine yourself”. Fewer calls from the laundry room, and the odd comment from a tenant who is proud of having cleared a filter. Same code, same page, same spot on the wall; the words were the only thing we changed.',
      'With pupils: “Hear the poem read aloud” sends them off, “Listen” makes them ask what.',
      {
        text: 'Try covering the code with your thumb. If the caption still makes you curious, it’s good.',
        replies: ['Did that on our six signs. Two survived the thumb.'],
      },
      'A 7-point caption in pale grey under a 40 mm code is the other classic. The designer called it quiet.',
      'Repeat the same words as the page title, so whoever scanned sees at once they’ve landed right.',
    ],
  },
  {
    n: 68,
    title: 'Stickers over our payment codes: how do you check yours?',
    content:
      'A customer at table nine asked why paying for two bowls of chowder needed her date of birth. Somebody had stuck a code over ours, very neatly, same size, and the page behind it was dressed up in our colours.\n\nIt had been there for an afternoon, we think. She cancelled her card, I rang the bank and the guards, and I spent the evening going round the tables with a fingernail. There was one more, in the smoking area.\n\nSince then the code is printed into the table card instead of stuck on, the card sits in a screwed frame, and whoever opens runs a thumb over every one and scans two. Our address is printed beside it in letters a person can read, with a line saying we never ask for more than the card. And the staff know to take an odd question seriously.\n\nIt’s not much of a system. A friend says take payment codes off the tables altogether and bring the machine. What do you do? Does anyone use the seals that tear, or is that one more thing to forge?',
    tags: ['security', 'payment', 'phishing', 'restaurant'],
    keywords: ['fake qr sticker', 'quishing', 'tampered code', 'table payment', 'printed domain', 'daily check'],
    comments: [
      'We brought the machine back. It’s slower, the staff talk to people again, and the tips went up.',
      'Tearing seals wear out from the cleaning cloth before anyone tampers with them. The screwed frame does more.',
      {
        text: 'Parking meters in our town have the same trouble. The council put a big number on each meter and says: type it in, don’t scan.',
        replies: [
          'Do people follow that? In the rain I’d scan whatever is in front of me.',
          'Some do. And the wardens now look at the meter on every round, which was half the point.',
        ],
      },
      'Scanning two is good, all is better. Our opening list is a page on the staff phone: scan a table’s code, and the page ticks that table off. Thirty tables take four minutes. In a year it found no fraud, two coffee stains, and one card that had gone home with a guest, which I’d call worth it.',
      'Colour helped us. The cards are on an odd green stock, so a white sticker shows from the door.',
    ],
  },
  {
    n: 69,
    title: 'Micro QR on small surgical instruments: can any phone read it?',
    content:
      'Our sterile processing team wants to mark hemostats and scissors. The flat spot by the joint is about 4 by 6 mm. A regular QR code starts at 21 modules and wants four of margin all around. That’s 29 across, or 0.14 mm a module, and I’m not going there.\n\nOn paper Micro QR looks tempting: M1 to M4, 11 to 17 modules, a single finder pattern, a margin of two. An eight-digit id fits M2, which is 13 modules, 17 with the margin, so 0.23 mm each.\n\nWhat stops me is the reader. None of the five phones on my desk reacts to the test sheet, while the tabletop imager in the department takes it happily since I ticked a box in its settings. Everyone I ask says to use Data Matrix like the manufacturers do.\n\nIs there a phone that reads Micro QR reliably, or is it a dead end outside of factories? And if I go with Data Matrix, am I trading one special reader for another?',
    tags: ['micro qr', 'data matrix', 'hospital', 'small codes'],
    keywords: [
      'micro qr phone support',
      'instrument marking',
      'm2 symbol',
      'small label code',
      'one finder pattern',
      'industrial imager',
    ],
    comments: [
      'A few general bar code apps decode it, none of the built-in cameras I know do. Plan as if phones can’t.',
      'The instruments you buy often carry a Data Matrix for device identification already, so your imager has to read it anyway. 12 by 12 modules holds ten digits, with a margin of one.',
      {
        text: 'Size is only half of it. A curved shiny shank needs light from the side, whichever code you pick.',
        replies: ['Diffuse light, and the mark on a frosted patch. On bare polish our read rate was a coin toss.'],
      },
    ],
  },
  {
    n: 78,
    title: 'Plant labels that outlive the season: codes for an outdoor seed library',
    content:
      'In the first year we printed 80 plant labels with codes on the office ink-jet and laminated them. By September they were pale pink, the black included, and the slugs had begun on the paper. Here is what we do since.\n\nPrinting. Dye ink fades in the sun; toner and pigment ink hold a season or two. What stays is thermal transfer with a resin ribbon on polyester, and engraved two-layer plastic, white over a black core. Perennials get the engraving, lettuces the print. Black only: our red headings were gone when the black code beside them was still perfect.\n\nContent. The address with the accession number, /g/0412, and nothing else. It gives 25 modules, so on 25 mm each module is one millimetre, which forgives a lot of mud.\n\nPlace. Thirty centimetres above the soil or more, tilted back like a music stand, because rain throws earth up nearly to there. Choose the spot for the plant of July and not for the plant of May.\n\nLetters. The Latin name and the variety stand on the same label. The code explains how to save the seed; the name must be readable when the phone is in the house.\n\nIn November we pull the stakes, wash them and scan each one, and the dead go on a list for March. We lose about six in a winter, mostly to the snow shovel.',
    tags: ['garden', 'labels', 'materials', 'library'],
    keywords: [
      'seed library labels',
      'plant tag qr code',
      'uv fading ink',
      'engraved plastic label',
      'resin ribbon',
      'latin plant name',
    ],
    comments: [
      'Snow shovel here too. Then the dog.',
      'How deep do you engrave? Ours collected algae in the grooves and the modules turned green. The phones didn’t mind, the visitors did.',
      {
        text: 'Aluminium and a pencil, as my grandfather did it: readable after thirty winters. Does the code have to be outdoors at all?',
        replies: [
          'We ended up with pencil on aluminium in the bed and the code on the seed drawer indoors.',
          'And nobody misses it outside? Then I’ll try it that way round.',
        ],
      },
      'Copper tags look lovely, weather to brown, and the code disappears into them. Tried so you needn’t.',
      'UV laminate over toner is in its fourth summer on our allotment gates. The film has to be sealed a good 5 mm past the paper.',
      {
        text: 'Children walk behind the bed and find the blank side of the stake.',
        replies: ['Same code on both faces. The second side costs little when the plate is in the machine anyway.'],
      },
    ],
  },
  {
    n: 79,
    title: 'Codes on T-shirts: where they scan and where they stretch',
    content:
      'A code on a T-shirt belongs on the upper back. The chest folds, the belly stretches, sleeves curve, and a stranger pointing a phone at somebody’s front is a conversation nobody enjoys. Between the shoulder blades it’s flat, and people queue behind it.\n\nMake it 80 to 100 mm and as coarse as the text allows. A short address is 25 modules, so at 90 mm each is 3.6 mm, and a crease can swallow half of one without harm. Level Q or H, since the wearer moves.\n\nScreen print or matt vinyl, black on white. On dark cloth print the whole white panel first, margin and all; the shirt’s own navy is no background. Gloss vinyl flashes under stage lights, and thick vinyl on stretchy cotton cracks after a dozen washes.\n\nWash the sample five times, hang it on a person, ask them to slouch, then scan it from a metre away. If it only works when they stand to attention, go bigger.',
    tags: ['textiles', 'print', 'events', 'print size'],
    keywords: [
      'qr code on t-shirt',
      'upper back print',
      'screen print code',
      'vinyl transfer',
      'white panel on dark fabric',
      'wash test',
    ],
    comments: [
      'Crew shirts at our festival had it on the back with “Where’s the water?”. It opened the map of taps and toilets, and nothing else. Worked all weekend, even on the dusty ones, and it started more conversations than the information tent did. By Sunday people were asking to buy the shirt.',
      'Rib knit is a no. It stretches sideways only, and on broad people the code turns into a rectangle.',
      {
        text: 'I want it on toddlers’ shirts for a day trip, with our phone number. Where, at that size?',
        replies: [
          'Rather a wristband, turned inward. A number any stranger can scan isn’t what you want on a child.',
          'Hadn’t looked at it that way. Wristbands it is.',
        ],
      },
      'Water-based ink feels nicer, but on a polyester mix the shirt’s dye crept up into our white panel.',
      'At outdoor events rucksacks cover the upper back. The strip between the straps is about 15 cm, so centre it.',
      {
        text: 'Has anyone tried embroidery?',
        replies: [
          'At 100 mm and 21 modules it’s possible, nearly 5 mm a module. The thread pulls the cloth and the squares lean, though.',
          'Ours leaned indeed. Reads in daylight, looks charming, never again.',
        ],
      },
      'I’d add the domain in letters. Cloth is the one place where I trust letters more.',
      'Teenagers fail the slouch test as a group.',
      {
        text: 'Direct-to-garment on white came out fine here. After twelve washes the black is greyer, and it still scans.',
        replies: ['Cold or at sixty? At sixty ours was gone by the sixth.'],
      },
      'Iron from the inside, or a ghost of the code moves to the ironing board. Mine reads, mirrored, on two phones out of three.',
      'Safety vests: the reflective strip behind a black print throws the flash straight back. We sew on a matt patch.',
      {
        text: 'Why make people stalk somebody’s back? Our volunteers wear it on a lanyard card.',
        replies: ['Lanyards spin. Ours showed the blank side half of the day until we printed both.'],
      },
      'We sold one with rounded dots and a cat in the middle. Everybody took its picture, nobody reached the page.',
    ],
  },
  {
    n: 80,
    title: 'Static or dynamic: who owns the redirect in five years?',
    content:
      'A sales rep showed me a dashboard with a world map and told me our equipment labels should be dynamic. I asked what happens to eleven thousand stickers when we stop paying. He said nobody had ever asked him that.\n\nFor anyone new to the words: a static code holds the final address. It can’t be changed and it can’t expire. A dynamic code holds the address of a redirect on somebody’s server, so you can change the target, count the hits, and lose all of it over one unpaid invoice.\n\nLabels on a bed or a pump stay there for eight to ten years. In that time I’ve seen two vendors merge, one vanish and one triple the price. I also have to think about what a third party learns: every scan tells them the time, the clinic’s IP address and which device was asked about. Maybe harmless, maybe a question for compliance. I don’t want to find out afterward.\n\nSo our codes are static and point at a redirect on our own domain, one line per id, in a table two people know how to edit. It works as long as somebody pays a few dollars a year for the name.\n\nWhere do you draw the line? I can imagine dynamic being right for a six-week campaign. I can’t imagine it on anything with wheels.',
    tags: ['dynamic codes', 'redirects', 'domains', 'asset tags'],
    keywords: [
      'static or dynamic qr code',
      'own redirect',
      'expired subscription',
      'vendor lock-in',
      'rented link',
      'long-lived labels',
    ],
    comments: [
      'Name me one campaign whose posters came down after six weeks.',
      'Our vendor went under on a Friday. By Monday 400 museum labels led to a parking page. The parking page changed hands in spring and sold supplements for a while. We covered the codes with round stickers, one by one, with a ladder. I’d have given a lot for a table two people can edit.',
      {
        text: 'Who renews the domain when you and the other person leave?',
        replies: [
          'Auto-renew on the company’s card and a role address as the contact. Ours has survived three facilities managers.',
          'The role address is the piece we lacked. Fixed.',
        ],
      },
      'Contracts can cover it. Ours obliges them to export the table and keep forwarding for 24 months after we leave. Ask before signing.',
      'The counts are what my boss wants. He has never once asked for them on equipment labels.',
      {
        text: 'A dynamic service on your own domain isn’t so bad. Point the name elsewhere and carry on.',
        replies: ['Only if the list of ids comes out with it. Ours exported a PDF.'],
      },
      'Your own redirect can be done badly too: mine was a plugin and died together with the site’s software.',
      'No redirect at all has one advantage, nothing to maintain. For a manual at a stable address I still do it that way.',
      {
        text: 'What about offline? A redirect needs the network even if the page behind it is cached.',
        replies: [
          'The id is the last part of the address. Our app cuts it off and looks it up locally, without following anything.',
        ],
      },
      'Bike rental here. Our frame stickers outlast every software contract I have ever signed.',
      'Half of it is vocabulary. “Dynamic” sounds as though the squares moved. I say “rented link” and the meeting gets shorter.',
      {
        text: 'Five years is modest. The plaques in my care are supposed to hang for forty.',
        replies: ['For forty I’d put the object number in letters and treat the code as a bonus.'],
      },
      'One point for the other side: in a recall we turned 3,000 labels into a warning page within a minute. I admit that an own domain does that as well.',
      'Read what the free plan does when the trial ends. A friend’s wedding codes asked the guests to upgrade.',
      {
        text: 'Compliance here said no third party in the path, end of discussion. One meeting, which is a record.',
        replies: [
          'Didn’t they mind the web host being a third party?',
          'That one has signed a contract with us. The redirect service had terms on a web page.',
        ],
      },
      'I keep a code on my desk that a rep gave me years ago, as a paperweight. It leads to a casino.',
    ],
  },
  {
    n: 81,
    title: 'Band poster in a gradient: how pale may the light end be?',
    content:
      'The Saturday band want their code fading from purple to orange, to go with the sleeve of the record. I said grand, printed one, and it scanned on my phone and on nobody else’s.\n\nThe purple end is #5B1A8E and could be seen from space. The orange is #FF7A00 on white paper. In daylight my phone gets it in a second. Under the lamps in the hallway it looks at the orange corner and gives up. The corner square at that end is orange as well, which can’t be helping.\n\nThe designer, who is also the bass player, says contrast is contrast and on average it’s fine. So I took a photograph in black and white, and his orange came out as grey as a wet pavement, with the paper only a bit lighter.\n\nWhat’s the rule? Does the average count or the palest bit? Would a burnt orange do, and how dark is that? I’d keep all three corners purple if it saves the fade. It’s 200 A2 posters, so I’ve one shot and a bass player to live with.',
    tags: ['gradient', 'colour', 'contrast', 'posters'],
    keywords: [
      'gradient qr code',
      'purple to orange',
      'luma limit',
      'pale module',
      'greyscale photo test',
      'solid corners',
    ],
    comments: [
      'The palest dark module is what counts. An average helps nobody who’s trying to read the corner.',
      'Work out the luma, 0.299 R + 0.587 G + 0.114 B. Your purple is about 59, your orange 148. I stay at 105 or below at both ends.',
      {
        text: 'A burnt orange like #B84A00 comes to 98 or so. On most paper that prints as brown, and the bass player won’t like it.',
        replies: [
          'Call it rust. Bands like rust.',
          'Rust went through at our place as well, so I withdraw the objection.',
        ],
      },
      'Solid purple corners, whatever else you do.',
      'Fade to a deep red instead: #A3123A is around 66, and warm enough next to an orange headline.',
      {
        text: 'What about turning it round, a white code on top of the gradient?',
        replies: [
          'Then it’s inverted, older phones skip it, and the orange end is the weak spot again. Two problems for one.',
        ],
      },
      'Yellowish lamps are the enemy of orange. Everything orange takes on the colour of the paper.',
      'The grey photograph was the right test. Take it under the hallway lamps, not at the window.',
      {
        text: 'Readers with a local threshold don’t mind a slow fade. For them only the contrast within each patch matters.',
        replies: [
          'And those that use one threshold for the whole picture?',
          'They cut the fade in two and the pale half is gone. You can’t choose which kind the crowd carries.',
        ],
      },
      'Print the fade on the poster and the code in plain dark purple. Nobody at a gig ever admired a code.',
      'Radial might be kinder: dark outside where the corners are, a little lighter in the middle, where error correction can take a knock.',
      {
        text: 'How big is it on the A2? At 80 mm you have more in hand than at 30.',
        replies: [
          'Size doesn’t mend contrast. A huge pale square is still pale.',
          'It mends blur, and blur eats contrast. In a hallway you get both.',
        ],
      },
      'Orange dries duller and darker on uncoated paper. I wouldn’t rely on it, but the screen isn’t the poster.',
      'Do ten first, put them up, and send the band’s mothers round to scan them.',
      {
        text: 'Is that luma figure the same as what contrast checkers for text give?',
        replies: [
          'No, those use relative luminance, with other weights and a curve. The order comes out much alike, the numbers don’t.',
        ],
      },
      'We had teal to lime. The lime end was dead. Teal to bottle green scans from across the street and looks better, frankly. It took three nights of arguing over one corner that measures four centimetres. Nobody outside the band ever mentioned the colour, in either version.',
      'Have the bass player scan it himself, from the back of the queue, on his own cracked phone. Arguing is slower.',
    ],
  },
  {
    n: 82,
    title: 'L, M, Q or H? Choosing error correction with the head, not by habit',
    content:
      'Higher is not better. Each level buys repair with modules, and on a label of fixed size you pay for modules in millimetres.\n\nFirst, count the bytes. Take an address of 53 characters in small letters. At L it fits version 3 with 29 modules a side, at M it needs version 4 with 33, at Q version 5 with 37, at H version 6 with 41. Printed 25 mm wide, a module shrinks from 0.86 to 0.76, 0.68 and 0.61 mm.\n\nSecond, ask what will go wrong. If it is distance, blur or a weak camera, you want large modules: L or M. If it is scratches, dirt or a fold, you want repair: M or Q. If a logo covers part of it, you have decided for H already and should test hard. The 7, 15, 25 and 30 percent are shares of the codewords, so do not measure them with a ruler.\n\nMy own choice is L or M on screens, M on labels indoors, Q on tools and bicycles, M with short text on a poster read from four metres.\n\nThird, look for the free step. 40 bytes need version 3 at L, and at M still version 3, so take M. Good encoders raise the level by themselves when the size stays the same.\n\nAnd before all that, shorten the text. Eleven characters less, and the example fits version 3 at M.',
    tags: ['error correction', 'version', 'encoding', 'print size'],
    keywords: [
      'level l m q h',
      'which error correction level',
      'version 3 or 5',
      'module size label',
      'logo level h',
      'shorten the text',
    ],
    comments: [
      'This one address at four levels should hang in every agency. 0.86 against 0.61 is the whole argument.',
      'So many generators default to H with no logo in sight. I suppose it sounds generous.',
      {
        text: 'Is M really enough on labels? 15 percent against 25 sounds like a lot.',
        replies: [
          'Look at one size: version 4 has 100 codewords, M repairs 18 of them and Q 26.',
          'Put that way I’d rather have the larger modules.',
        ],
      },
      'On the shelf tags in our freezer aisle we went down to L on purpose. The modules became larger than the frost crystals, and reading got better.',
      'Whatever the level, a lost corner square ends it. People buy H for damage that H doesn’t cover.',
    ],
  },
  {
    n: 91,
    title: 'Codes on till receipts: what thermal paper can do',
    content:
      'Use the printer’s own QR command, if it has one, instead of sending it a picture. Ours went from a smudge to a code the day the till man changed that single setting.\n\nA receipt printer does 203 dots to the inch, which is eight to the millimetre, and that’s the only ruler that counts. Three dots a module is the least I’d go to, four is comfortable. A 33-module code at four dots is 16.5 mm wide, nothing at all on 80 mm paper, and every edge lands on a dot. A scaled picture lands where it likes and goes furry.\n\nCheck the density setting, and look for white streaks down the paper: one dead dot in the head draws the same line through every code all night. Keep it a finger’s width from the tear bar. And don’t ask it to last. A receipt in a wallet is blank by Christmas, so if there’s something to claim with it, print the number as well.',
    tags: ['receipts', 'thermal paper', 'print', 'restaurant'],
    keywords: [
      'receipt printer qr code',
      '203 dpi',
      'dots per module',
      'printer command',
      'print density',
      'faded receipt',
    ],
    comments: [
      'A wallet is one thing, a windscreen is worse. Parking receipts here go black in an hour of July.',
      'For dead dots: print a solid bar once a week. You’ll see the streak before the customers do.',
      {
        text: 'Some tills have to print a whole tax signature, 300 characters and more. On a 58 mm roll ours came out solid grey.',
        replies: [
          'There are 384 dots across that roll. A 69-module code at three dots takes 207 and leaves room for the margin; ours reads like that.',
        ],
      },
      'Somebody sold us two-colour thermal paper. Red code, red-light gun: nothing there.',
    ],
  },
  {
    n: 92,
    title: 'Codes on gravestones and memorial benches: how long must a link live?',
    content:
      'A family asked our local history room to host the page behind a code on their father’s bench by the river. A small porcelain plate, four photographs, his fiddle music. I said yes too quickly, and then I could not sleep: for how long did I say yes?\n\nThe plate is no problem. Porcelain and a deep engraving last longer than we do; one cleans off the lichen with water and a soft brush. A bench lives perhaps twenty-five years, a stone a hundred. A domain is paid by the year, by a person, with a card that expires.\n\nThere is also the question of who is in the photographs. Some of them are alive, one is a child. A page for the family and a page for everyone who walks a dog are not the same page.\n\nMy answer for the moment: the name, the dates and one sentence are on the plate itself, so that it says enough if all the rest is gone. The page belongs to an institution and not to a cousin, its address is a plain number, a copy goes to the archives, and the living are asked. I promised ten years in writing, renewable.\n\nIs that too careful, or not enough? And would you want one?',
    tags: ['link rot', 'memorials', 'engraving', 'privacy'],
    keywords: [
      'qr code on gravestone',
      'memorial bench code',
      'porcelain plate',
      'long-lived link',
      'family archive',
      'lichen on stone',
    ],
    comments: [
      'Ten years in writing is more than the firm that sold us our plate would give. Theirs said “lifetime” without saying whose.',
      'Monument mason here. On polished black granite the blasted parts are the light ones, so I blast the margin and all the light modules, and leave the pattern polished. 50 mm, and the shortest address you can get.',
      {
        text: 'I wouldn’t want one. A stone should be allowed to keep quiet.',
        replies: [
          'I thought so too, until I heard my grandmother’s voice on one, telling how they met. Put it where you have to stoop for it.',
        ],
      },
      'Our cemetery’s rules forbid links to commercial pages. We found out after the plate was fired and glued, had it taken off again with a chisel, and put up a second one whose page has no shop logo in the corner. Ask the office first; it’s one phone call.',
      'Give the archive the original recording and not only the web version. In thirty years the player is the weak spot.',
      {
        text: 'Lichen is slow, but it loves the edges of engraved squares. The north side needed brushing after four years.',
        replies: ['Only brushing, I hope. The bleach somebody used on ours took the paint out of the modules.'],
      },
    ],
  },
  {
    n: 93,
    title: 'Umlauts arrive garbled on hand scanners: declare ECI or leave it out?',
    content:
      'The code holds “Größe 42, grün”. Every phone shows it correctly. The hand scanner in the warehouse types GrÃ¶ÃŸe into the spreadsheet, and whoever has lived with umlauts recognises UTF-8 that was taken for something older.\n\nFrom the side of the standard it is clear and not helpful. Byte mode without further words means ISO 8859-1, and who wants UTF-8 declares it with ECI 26. Phones guess, and they guess UTF-8 nearly always right.\n\nSo I added the ECI. Scanner one is now perfect. Scanner two types \\000026 in front of the text, which is its way to tell the host about it. Scanner three, an older imager, refuses the symbol. With ISO 8859-1 and no ECI all three are right, and two phones of seven show question marks.\n\nI could avoid the matter: ASCII only, Groesse 42, gruen, and leave the nice spelling to the database. Addresses I percent-encode anyway. But the names of people are the names of people.\n\nWhat do you do when you do not control the scanners? Is there a setting on the keyboard side that I overlook? And has anybody a device that treats ECI 26 correctly out of the box?',
    tags: ['encoding', 'eci', 'utf-8', 'hand scanners'],
    keywords: [
      'umlauts in qr code',
      'iso 8859-1 default',
      'eci 26',
      'garbled characters',
      'keyboard wedge',
      'percent-encoding',
    ],
    comments: [
      'ASCII inside, names in the database. I stopped fighting this in our stores years ago and sleep well.',
      'The \\000026 comes from a protocol in which the scanner announces ECIs and doubles real backslashes. Look for a setting named ECI transmission and switch it off.',
      {
        text: 'Keyboard emulation is the other half of it. The scanner sends key strokes, and a US layout has no key for ö.',
        replies: [
          'Ours has a mode that types Alt plus the number on the keypad. Slow, but it gets through.',
          'Alt codes broke in our remote desktop. On the local machine they’re fine.',
        ],
      },
      'Switch them from keyboard to a virtual serial port and read bytes. Then your program decides what they mean.',
      'Two phones of seven with question marks is exactly why I never go back to 8859-1 for anything public.',
      {
        text: 'Try the euro sign too. It isn’t in ISO 8859-1 at all.',
        replies: [
          'Some encoders then quietly take Windows-1252, and the reader at the other end has no way of knowing.',
          'That would explain the boxes on our price tags. One evening saved.',
        ],
      },
      'The imager that refuses: ask for firmware. Ours took ECI after an update that was only handed out on request.',
      'Personnel number in the code, name printed beside it. No letters, no trouble, fewer modules.',
      {
        text: 'Our counter scanner gets it right over USB as long as its keyboard country is set to “universal”.',
        replies: ['Which costs speed, no? Ours types in that mode like somebody with two fingers.'],
      },
      'Turkish names, Polish names: Latin-1 was never an option for us. UTF-8 without ECI, and every scanner told to assume UTF-8 by a setup code.',
      'A byte order mark in front makes some of them switch to UTF-8. On the others it appears as three odd characters, so I can’t recommend it.',
      {
        text: 'Why not percent-encode the text and decode it in the sheet that receives it?',
        replies: [
          'Fine if you own that sheet. Ours belonged to somebody else, and %C3%B6 stood on the delivery notes for a month.',
        ],
      },
      'Careful with transliterating. Mueller and Müller are two different people in our payroll.',
      'One of ours turned out to be set to a French keyboard, because someone had scanned the wrong page of the manual. For half a year every a arrived as a q, and the pickers had simply learned to read it that way. They were a bit annoyed when we repaired it.',
      {
        text: 'Aren’t those extra ECI bits enough to push a small code to the next version?',
        replies: [
          'Twelve bits: four for the mode, eight for the number. It seldom tips over, but on our 21-module labels it did.',
          'At 21 modules every bit pays rent. Good to have a real case.',
        ],
      },
      'People who grew up with kanji mode have known this pain for longer. Declare nothing, guess everything, hope.',
      'My test string is ÄÖÜß€ł. If that survives scanner, driver and spreadsheet, so will the rest.',
      {
        text: 'What do decoding libraries do without ECI? Mine checks whether the bytes are valid UTF-8 and takes Latin-1 if they aren’t.',
        replies: [
          'The two I’ve read do much the same, plus a guess at Shift JIS. Very short strings fool it now and then.',
        ],
      },
    ],
  },
  {
    n: 94,
    title: 'Codes in the classroom when not every child has a phone',
    content:
      'Before a lesson with codes, count the devices. In the class of nine-year-olds that comes to us on Thursdays, four of twenty-six have a phone, and it is the same four each time. If the activity needs one phone per child, it is an activity for four.\n\nWe make stations. Six tables, six tablets that belong to the library, groups of four or five. The code, 40 mm wide, stands on a card at the table; on the walls it hangs at 90 cm, where the arms reach. One child holds, one reads aloud, the others write, and the roles turn at each table.\n\nFor each code the same content lies beside it on paper, in an envelope. Nobody has to ask for it. Two children always prefer it, and one of them reads better than the tablet speaks.\n\nWhat opens must be quiet: our own page, no account, no name to type, no advertising, no video that proposes the next video. For poems we record ourselves, ninety seconds, with the text below. The teacher opens each link on the school’s network the same morning, since the filter there has its own opinion about our domain.\n\nAt the end I ask one question: which station would you show to your parents? They never mention the code, and I consider that a success.',
    tags: ['school', 'library', 'tablets', 'accessibility'],
    keywords: [
      'qr codes for pupils',
      'shared tablets',
      'learning stations',
      'printed alternative',
      'audio poem',
      'school web filter',
    ],
    comments: [
      '“The same four each time.” Yes.',
      'Turning the roles works until the one with the tablet won’t hand it over. We use an egg timer.',
      {
        text: 'Our filter blocks whatever it hasn’t seen before, so I need the links a week ahead.',
        replies: ['Ask them to allow the whole domain once. Ours did, after the third list.'],
      },
      'Sound from six tables at once is a train station. Headphone splitters with five jacks cost very little.',
      'I teach fourteen-year-olds and it’s the reverse: all of them have phones, and a third have no data left after the tenth of the month. They won’t say so in front of the others. They say the code doesn’t work. Since I put the class on the guest network before handing anything out, the codes work remarkably well.',
      {
        text: 'Is 90 cm right for a child in a wheelchair?',
        replies: [
          'Good height, wrong place if there’s a table in front. We keep those on the end wall with free floor before them.',
        ],
      },
      'Front cameras! The little ones turn the tablet round to look at themselves. Fix the app to the rear camera if you can.',
      'Laminated cards mirror the ceiling lights. Matt pouches are a few cents more and end the tilting game.',
      {
        text: 'And one for the parents to take home? Half of ours never look in the bag.',
        replies: ['Stick it in the homework diary beside the signature line. That’s the page they do open.'],
      },
      'Recording it in the librarian’s own voice is worth the awkwardness. Ours ask for “the one where you cough”.',
    ],
  },
  {
    n: 95,
    title: 'Link an audio episode so that it opens for everyone',
    content:
      'A code that leads to one listening application works for the people who have this application. For the others it opens a shop. I watched a lady in our reading room download 90 megabytes to hear a three-minute memory of the paper mill.\n\nPut the episode on a page of your own: a plain player, the links to the usual applications below it, and a transcript for those who do not hear, or sit in the bus without earphones. It must not start by itself.\n\nIf you speak of one moment, link to it. #t=754 at the end of an audio file’s address tells most browsers to begin at 12 minutes 34. Try it first, because some embedded players ignore it.\n\nAnd think of the weight. Speech at 64 kbit/s in mono is quite decent, and half an hour is then about 14 megabytes; at 192 it would be three times as much for the same voice.',
    tags: ['audio', 'podcast', 'landing page', 'accessibility'],
    keywords: [
      'podcast qr code',
      'own player page',
      'transcript',
      'start time in link',
      'audio file size',
      'no autoplay',
    ],
    comments: [
      'Print the length too: “Listen, 3 minutes”.',
      'Most phones block autoplay until someone taps anyway, so it only embarrasses people at a desk.',
      {
        text: 'In which order do you list the applications? Ours is alphabetical since a board member complained.',
        replies: [
          'Own player first, the rest folded under “Other ways to listen”. Nobody has complained about what’s folded.',
          'Folding would have spared us a subcommittee. I’ll propose it.',
        ],
      },
      'The transcript is what search engines find, too. Half of our visits come from a sentence somebody said in minute nine, about a recipe, in an episode on tram history. We now mark such places with a small heading and a link that starts the player there.',
      '#t= works on our plain files, and not in the player our host lets us embed. Glad I tried before printing.',
      {
        text: '64 kbit/s in mono makes music sound like a telephone. Our episodes have fiddle in them.',
        replies: ['Two files, then: the light one behind the code, the good one as a download below.'],
      },
      'Add the feed address, please, for those of us whose podcast app isn’t one of the big ones.',
      'On one of our loan phones the sound stopped as soon as the screen locked. With a link to the bare file it kept playing.',
      {
        text: 'Serving 14 MB files from our own office line got us a phone call from the provider when the newspaper printed the code.',
        replies: [
          'How many plays was that?',
          'Some 4,000 in a week, so about 56 gigabytes. We moved the files and left the page where it was.',
        ],
      },
    ],
  },
];
