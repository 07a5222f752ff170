import { fold } from "#/contract/fold.ts";

/** Words in the names of tables that another one has replaced, or that nobody filled in. */
const OLD =
  /(?:^|[\s_.([-])(?:old|bak|backup|archived?|archives?|superseded|obsolet\p{L}*|outdated|previous|prev|rejected|draft|copy|do[\s_-]not[\s_-]use|template|example|ancien(?:ne)?|vieux|vieille|precedente?|brouillon|copie|modele|exemple|alt|veraltet|entwurf|kopie|vorlage|beispiel|vecchi[oa]|obsolet[oa]|bozza|copia|modello|esempio|antigu[oa]|borrador|plantilla|ejemplo|oud|verouderd|sjabloon|voorbeeld)(?=$|[\s_.)\]-])/u;
/** Columns of tables about sales or about what was broadcast: their days and people are not the music's. */
const OTHER_COLUMNS =
  /(?:^|, )(?:(?:unit|net|gross|total) )?(?:prices?|amounts?|fees?|revenues?|royalt(?:y|ies)|sales|plays|streams|quantity|qty|invoice|prix|tarifs?|montants?|redevances?|ventes|factures?|preise?|betrage?|rechnung|umsatz|precios?|importes?|ventas|prezz[oi]|import[oi]|prijs|prijzen|bedrag(?:en)?|broadcasts?|broadcast date|air ?date|programmes?|program|emissions?|sendung|diffusions?|start|tc in|timecode in)(?: (?:\(?(?:eur|usd|gbp|ht|ttc)\)?|\u20ac|\$))?(?=$|, )/u;

/** Returns whether a table's name, without its ending, says that it is out of date, or a form. */
export const isOldTable = (name: string) => OLD.test(fold(name));

/** Returns whether columns that a sheet does not know, as the report lists them, say that a table tells of sales or broadcasts. */
export const tellsOfSales = (columns: string) => OTHER_COLUMNS.test(fold(columns));
