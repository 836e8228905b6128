export const pitch = 'Stel je stenen in het geheim op, en doorzie de anderen voordat zij jou doorzien.';

export const introduction =
  'Iedereen stelt geheime stenen op: per rij één kleur, per kolom één cijfer. Je ziet waar de stenen van de anderen staan, maar niet welke het zijn. Wijs er een aan en noem hem: is het goed, dan wordt hij opengedraaid en ga je door; is het fout, dan betaal je met een eigen steen. Wie als laatste nog geheime stenen heeft, wint.';
