/** Everything that is measured, and the options of all measurements. */
export const HELP = `
npm run bench -- load        rate of a cached page, beside a bare Node server that sends the same bytes
npm run bench -- lighthouse  Lighthouse on home, list and any further --paths
npm run bench -- uncached    pages that are rendered again at every request, by a shell beside the running one
npm run bench -- script      script by idle, compressed; with --beside also as a ratio to another shop's
npm run bench -- work        what the main thread does on seven pages, beside a plain React control of the same size
npm run bench -- configurator  press to paint of every step of the lens configurator, and the script that opening it loads
npm run bench -- one-build   builds shell and remotes without federation, to be served beside the shop
npm run bench -- dev         start of npm run dev and time from a saved change to the page, beside the running shop
npm run bench -- memory      resident memory of a shop of its own after many different pages
npm run bench -- abuse       what buyers see while one address attacks a shop of its own, and times of sign-ins
npm run bench -- overload    what buyers see while half as many lists again are asked for as a shop of its own can draw, with and without load limits
npm run bench -- rolling     two shells and two platforms on PostgreSQL restarted in turn while people read and buy: nobody may notice
npm run bench -- search      time and memory of the search index on an invented catalogue
npm run bench -- search-load  searches a second over the whole range, and processor time of each
npm run bench -- suggestions  main-thread time from a key in the search field to the phrases below it
npm run bench -- search-quality  how well phrases of shoppers are answered over the whole range, beside the kept table
npm run bench -- pictures    processor time and bytes of drawn pictures, beside their aims
npm run bench -- cold-list   how long lists wait for fronts that nobody has drawn: a shop with a new data folder and WARM_PICTURES=false
npm run bench -- stores      times of the store locator over the whole chain
npm run bench -- hostile     sends every hostile shape to every call of a platform of its own
npm run bench -- crashes     kills a platform of its own while it sells, and drops its answers
npm run bench -- hostile-files  sends hostile documents to a platform of its own
npm run bench -- uploads     kills a platform of its own while it keeps documents, and fills its disk
npm run bench -- rush        many buyers for one last piece, on a platform of its own
npm run bench -- shoppers    times of cart and checkout, on a platform of its own
npm run bench -- returns     kills a platform of its own while goods are sent back and paid back
npm run bench -- orders      times of the order list of a shopper with two thousand orders
npm run bench -- screens     pictures of every screen, what moves on it by itself, and texts that are cut, overlap or break

  --origin <address>     a shop that is running (http://localhost:3000); nothing is started here
  --paths <a,b>          pages to measure (/,/sunglasses)
  --beside <address>     a shop to compare with, for example the one build
  --seconds <n>          length of each load measurement (10), and of the guests of an attacker (30)
  --connections <n>      parallel connections (10)
  --runs <n>             runs of Lighthouse, work and configurator, the median counts (3)
  --requests <n>         different pages asked for memory (20000)
  --products <n>         size of the search catalogue (100000)
  --platform <address>   the platform of the running shop (its port is 100 above the shop's)
  --kills <n>            kills of the platform (20)
  --drops <n>            answers that buyers do not wait for (20)
  --buyers <n>           buyers at once (50; 1000 in a rush, 4 under abuse and overload)
  --sign-ins <n>         sign-ins of an attacker (10000)
  --searches <n>         searches of an attacker (2000)
  --addresses <n>        made-up addresses of a page (5000)
  --pictures <n>         pictures nobody has seen, asked for at once (500)
  --files <n>            hostile documents (1000)
  --minutes <n>          no further kill after so many minutes (60)
  --screens <a,b>        screens to show (all; a name that is not known lists them)
  --locales <a,b>        locales to show them in (en-us,it-it,de-de)
  --widths <a,b>         widths of the window (390,1440; 320,1440 with --pseudo)
  --themes <a,b>         themes (light,dark)
  --out <folder>         where the pictures go (.cache/screens)
  --before <folder>      pictures of an earlier run: says which screens differ from them, and where
  --pseudo               texts of screens are accented and 40 % longer
  --small                a platform with sixty products instead of the whole range
  --data <folder>        data of crashes, rush, shoppers, memory, abuse and overload (.data/bench)
  --port <n>             first free port of those, and of the shell without a cache (4290)
  --misses               lists the phrases that search answers badly
  --keep                 keeps this table of search quality for the next comparison
  --limit <n>            MB that shell and platform may hold each (400)

Figures of two runs cannot be compared, ratios within one run can.
`;
